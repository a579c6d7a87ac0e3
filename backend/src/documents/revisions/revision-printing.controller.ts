import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam, NumberParam } from '../../platform/http/id-param.js';
import { RequestedPrints } from './requested-prints.service.js';

/** The printing of revisions, which begins by itself and is tried again later where it fails. */
@ApiTags('revisions')
@Controller('api/orders/:id/revisions/:number')
export class RevisionPrintingController {
  constructor(private readonly prints: RequestedPrints) {}

  @Post('print')
  @HttpCode(204)
  @ApiOperation({ summary: 'Try at once to print the documents that a revision lacks' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiNoContentResponse({ description: 'It goes on by itself' })
  print(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
  ): Promise<void> {
    return this.prints.printNow(actor, id, number);
  }
}
