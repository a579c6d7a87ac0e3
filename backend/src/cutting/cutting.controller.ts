import { Body, Controller, Get, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { OrderView } from '../orders/tree/order-view.js';
import { Answers } from '../platform/http/answers.js';
import { IdParam } from '../platform/http/id-param.js';
import { CuttingDto, CuttingLossDto, CutSheetQuery, SheetChangeDto } from './cutting.dto.js';
import { CuttingService } from './cutting.service.js';
import { CutGroupNameView, CuttingView } from './cutting.view.js';
import { ApiDxf } from './send-dxf.js';

/** How the parts of an order are cut. */
@ApiTags('cutting')
@Controller('api/orders/:id/cutting')
export class CuttingController {
  constructor(private readonly cutting: CuttingService) {}

  @Get()
  @Answers(CuttingView, 'The cutting plan of the order, and what its loss would make of the price')
  @SignedIn()
  view(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<CuttingView> {
    return this.cutting.view(actor, id);
  }

  @Get('unchecked')
  @Answers([CutGroupNameView], 'Materials and bars whose loss no plan of the parts as they are has checked')
  @SignedIn()
  unchecked(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<CutGroupNameView[]> {
    return this.cutting.uncheckedGroups(actor, id);
  }

  @Get('dxf')
  @ApiOperation({ summary: 'One sheet of the plan as a DXF' })
  @SignedIn()
  @ApiDxf()
  sheet(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() sheet: CutSheetQuery,
  ): Promise<StreamableFile> {
    return this.cutting.sheet(actor, id, sheet);
  }

  @Post()
  @Answers(CuttingView, 'Compute the cutting plan; groups in which nothing changed keep theirs')
  @Needs('edit_orders', 'edit_pre_orders')
  compute(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: CuttingDto,
  ): Promise<CuttingView> {
    return this.cutting.compute(actor, id, body);
  }

  @Put('sheet')
  @Answers(CuttingView, 'Lock a sheet of the plan, or move one of its pieces to another sheet')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiConflictResponse({ description: 'The plan is another one than was shown, or the sheet is locked' })
  changeSheet(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: SheetChangeDto,
  ): Promise<CuttingView> {
    return this.cutting.changeSheet(actor, id, body);
  }

  @Put('loss')
  @Answers(OrderView, 'Give the parts of a quote the loss that its plan shows')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiConflictResponse({
    description: 'The order or its plan is another one than was shown, or no open quote',
  })
  applyLoss(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: CuttingLossDto,
  ): Promise<OrderView> {
    return this.cutting.applyLoss(actor, id, body);
  }
}
