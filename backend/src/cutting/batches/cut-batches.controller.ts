import { Body, Controller, Delete, Get, Post, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers, AnswersNothing, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { answerPage, parseListQuery, type RawListQuery } from '../../platform/http/list-query.js';
import { CuttingDto, CutSheetQuery, SheetChangeDto } from '../cutting.dto.js';
import { ApiDxf } from '../send-dxf.js';
import { BatchOrdersDto, BatchStateDto, CutBatchInput, CutPurchaseDto } from './cut-batches.dto.js';
import { CutBatchesService } from './cut-batches.service.js';
import { CutPurchasesService } from './cut-purchases.service.js';
import { BatchPurchaseView, CutBatchOrderView, CutBatchPlanView, CutBatchView } from './cut-batches.view.js';

/** Orders that are cut together; for users who see all orders. */
@ApiTags('cutting')
@Controller('api/cut-batches')
@Needs('view_all_orders')
export class CutBatchesController {
  constructor(private readonly batches: CutBatchesService) {}

  @Get()
  @Answers([CutBatchView], 'List batches, the newest first')
  @ListParameters({})
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CutBatchView[]> {
    const query = parseListQuery(raw);
    return answerPage(response, 'cut-batches', query, await this.batches.list(query));
  }

  @Get('orders')
  @Answers([CutBatchOrderView], 'Orders in production that are in no batch, the earliest due first')
  orders(): Promise<CutBatchOrderView[]> {
    return this.batches.freeOrders();
  }

  @Get(':id')
  @Answers(CutBatchPlanView, 'A batch with its plan')
  view(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<CutBatchPlanView> {
    return this.batches.view(actor, id);
  }

  @Get(':id/dxf')
  @ApiOperation({ summary: 'One sheet of the plan as a DXF' })
  @ApiDxf()
  sheet(@IdParam() id: number, @Query() sheet: CutSheetQuery): Promise<StreamableFile> {
    return this.batches.sheet(id, sheet);
  }

  @Post()
  @Creates(CutBatchPlanView, 'Put orders into a new batch')
  @ApiConflictResponse({ description: 'An order is in another batch, or in no state to be cut' })
  create(@CurrentUser() actor: Actor, @Body() body: CutBatchInput): Promise<CutBatchPlanView> {
    return this.batches.create(actor, body.order_ids);
  }

  @Post(':id/plan')
  @Answers(CutBatchPlanView, 'Compute the plan; groups in which nothing changed keep theirs')
  @ApiConflictResponse({ description: 'Released, or cut' })
  compute(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: CuttingDto,
  ): Promise<CutBatchPlanView> {
    return this.batches.compute(actor, id, body);
  }

  @Put(':id/sheet')
  @Answers(CutBatchPlanView, 'Lock a sheet of the plan, or move one of its pieces to another sheet')
  @ApiConflictResponse({ description: 'Released, or cut; the plan is another one than was shown' })
  changeSheet(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: SheetChangeDto,
  ): Promise<CutBatchPlanView> {
    return this.batches.changeSheet(actor, id, body);
  }

  @Put(':id/orders')
  @Answers(CutBatchPlanView, 'Put other orders into an open batch')
  @ApiConflictResponse({
    description: 'Released, or cut; an order is in another batch, or not in production',
  })
  setOrders(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: BatchOrdersDto,
  ): Promise<CutBatchPlanView> {
    return this.batches.setOrders(actor, id, body);
  }

  @Put(':id/state')
  @Answers(CutBatchPlanView, 'Release a batch, open it again, or mark it as cut')
  @ApiConflictResponse({ description: 'Stock is reserved for another batch, or the plan is out of date' })
  move(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: BatchStateDto,
  ): Promise<CutBatchPlanView> {
    return this.batches.move(actor, id, body);
  }

  @Delete(':id')
  @AnswersNothing('Delete an open batch; its orders can be put into another one')
  @ApiConflictResponse({ description: 'Released, or cut' })
  remove(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<void> {
    return this.batches.remove(actor, id);
  }
}

/** The list of purchases: sheets and bars that batches need which are not cut yet. */
@ApiTags('cutting')
@Controller('api/cut-purchases')
@Needs('view_all_orders')
export class CutPurchasesController {
  constructor(private readonly purchases: CutPurchasesService) {}

  @Get()
  @Answers([BatchPurchaseView], 'What to buy for all batches that are not cut, the earliest due first')
  list(@CurrentUser() actor: Actor): Promise<BatchPurchaseView[]> {
    return this.purchases.list(actor);
  }

  @Put(':id')
  @AnswersNothing('Say how many are bought')
  setBought(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { bought }: CutPurchaseDto,
  ): Promise<void> {
    return this.purchases.setBought(actor, id, bought);
  }
}
