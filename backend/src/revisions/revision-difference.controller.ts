import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { Answers } from '../platform/http/answers.js';
import { IdParam } from '../platform/http/id-param.js';
import { RevisionsService } from './revisions.service.js';
import { DifferenceQueryDto } from './difference/difference.dto.js';
import { DifferenceView } from './difference/difference.view.js';

/** The difference between two states of a quote, in money. */
@ApiTags('revisions')
@Controller('api/orders/:id/revision-difference')
export class RevisionDifferenceController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @Answers(DifferenceView, 'What changed between two revisions of a quote, in money')
  @SignedIn()
  get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { from, to }: DifferenceQueryDto,
  ): Promise<DifferenceView> {
    return this.revisions.compare(actor, id, from, to ?? null);
  }
}
