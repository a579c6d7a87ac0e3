import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { BlockFeedbackView, ForgetFeedbackDto } from './reading-feedback.dto.js';
import { forgetLearnt, listBlocks } from './learnt-feedback.js';
import { ReadingFeedbackRepository } from './reading-feedback.repository.js';

/** Shows the lessons of a customer's drawings to all who may change customers. */
@ApiTags('customers')
@SignedIn()
@Controller('api/customers/:id/reading-feedback')
export class ReadingFeedbackController {
  constructor(
    readonly db: Database,
    readonly rows: ReadingFeedbackRepository,
    readonly audit: AuditLog,
  ) {}

  @Get()
  @Answers([BlockFeedbackView], "What was learnt of how a customer's drawings are read")
  list(@CurrentUser() user: Actor, @IdParam() id: number): Promise<BlockFeedbackView[]> {
    return listBlocks(this, user, id);
  }

  @Delete()
  @Answers([BlockFeedbackView], 'Forget it: of one title block, of one field, or all; answers what is left')
  forget(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Query() which: ForgetFeedbackDto,
  ): Promise<BlockFeedbackView[]> {
    return forgetLearnt(this, user, id, which);
  }
}
