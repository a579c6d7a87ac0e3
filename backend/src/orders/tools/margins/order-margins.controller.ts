import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { decorated, shape } from '../../../platform/shape.js';
import { Needs } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { PartRowsRepository } from '../../part-rows/part-rows.repository.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import { Answers } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { findMarkup, sumMargins, sumMarginsOfMany } from './order-margins.js';
import { MarkupForMarginView, OrderMarginView, OrderMarginsView } from './order-margins.view.js';
import { ArrayMaxSize } from 'class-validator';
import { messages } from '../../../platform/i18n/messages.js';
import { figureField, idListField } from '../../../platform/http/number-fields.js';
import { MOST_ORDERS } from '../../flow/bulk-orders.dto.js';
import { bulkOrderTexts } from '../../flow/bulk-orders.texts.js';

/** The query of GET /api/orders/:id/markup-for-margin. */
class TargetMarginDto extends shape({
  target_margin: figureField('target_margin', {
    required: messages.validation.required,
    fromText: true,
    description: 'of the price',
  }),
}) {}

/** Body of POST /api/order-margins. */
class ManyOrdersDto extends shape({
  ids: decorated(
    idListField({
      required: messages.validation.required,
      description: `At most ${String(MOST_ORDERS)} orders`,
    }),
    ArrayMaxSize(MOST_ORDERS, { message: bulkOrderTexts.tooMany }),
  ),
}) {}

/** Costs and margins: never on a document, and only for users with `view_costs`. */
@ApiTags('orders')
@Controller('api')
export class OrderMarginsController {
  constructor(
    readonly access: OrderAccessService,
    readonly reader: OrderReader,
    readonly pricing: RepricingService,
    readonly db: Database,
    readonly parts: PartRowsRepository,
  ) {}

  @Get('orders/:id/margins')
  @Answers(OrderMarginsView, 'Cost, contribution and margin of an order, its sets and its parts')
  @Needs('view_costs')
  sumOne(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderMarginsView> {
    return sumMargins(this.reader, actor, id);
  }

  /** For a page of the list. */
  @Post('order-margins')
  @Answers([OrderMarginView], 'Cost, contribution and margin of those of these orders that the user sees')
  @Needs('view_costs')
  sumMany(@CurrentUser() actor: Actor, @Body() { ids }: ManyOrdersDto): Promise<OrderMarginView[]> {
    return sumMarginsOfMany(this, actor, ids);
  }

  @Get('orders/:id/markup-for-margin')
  @Answers(MarkupForMarginView, 'The markup that leaves a margin; nothing is stored')
  @Needs('view_costs')
  findMarkup(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { target_margin }: TargetMarginDto,
  ): Promise<MarkupForMarginView> {
    return findMarkup(this, actor, id, target_margin);
  }
}
