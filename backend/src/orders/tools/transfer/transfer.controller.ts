import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Answers } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { PartTransfer } from './part-transfer.service.js';
import { SetTransfer } from './set-transfer.service.js';
import { TransferPartsDto, TransferSetsDto } from './transfer.dto.js';
import { TransferredPartsView, TransferredSetsView } from './transfer.view.js';

/** Copies and moves within an order, and from one into another. */
@Controller('api/orders/:id')
export class TransferController {
  constructor(
    private readonly parts: PartTransfer,
    private readonly sets: SetTransfer,
  ) {}

  @Post('transfer-parts')
  @ApiTags('parts')
  @Answers(TransferredPartsView, 'Copy or move parts into sets of an order; their price bases stay')
  @Needs('edit_orders', 'edit_pre_orders')
  transferParts(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() body: TransferPartsDto,
  ): Promise<TransferredPartsView> {
    return this.parts.transfer(user, id, body);
  }

  @Post('transfer-sets')
  @ApiTags('sets')
  @Answers(TransferredSetsView, 'Copy or move sets into an order, or put them in another order')
  @Needs('edit_orders', 'edit_pre_orders')
  transferSets(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() body: TransferSetsDto,
  ): Promise<TransferredSetsView> {
    return this.sets.transfer(user, id, body);
  }
}
