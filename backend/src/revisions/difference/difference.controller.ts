import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam } from '../../platform/http/id-param.js';
import { DifferenceQueryDto } from './difference.dto.js';
import { RevisionDifference } from './difference.service.js';
import { DifferenceView } from './difference.view.js';

/** The difference between two states of a quote, in money. */
@ApiTags('revisions')
@Controller('api/orders/:id/revision-difference')
export class RevisionDifferenceController {
  constructor(private readonly differences: RevisionDifference) {}

  @Get()
  @ApiOperation({ summary: 'What changed between two revisions of a quote, in money' })
  @SignedIn()
  @ApiOkResponse({ type: DifferenceView })
  get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { from, to }: DifferenceQueryDto,
  ): Promise<DifferenceView> {
    return this.differences.compare(actor, id, from, to ?? null);
  }
}
