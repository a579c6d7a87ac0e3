import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Reminders } from './reminders.service.js';
import { RemindersView } from './reminders.view.js';

/** What users are reminded of: their own quotes, and for who may approve those of deleted and disabled accounts. */
@ApiTags('offers')
@Controller('api/reminders')
export class RemindersController {
  constructor(private readonly reminders: Reminders) {}

  @Get()
  @ApiOperation({
    summary: 'List the quotes one answers for whose validity ends soon, or has ended without an answer',
  })
  @SignedIn()
  @ApiOkResponse({ type: RemindersView })
  list(@CurrentUser() actor: Actor): Promise<RemindersView> {
    return this.reminders.of(actor);
  }
}
