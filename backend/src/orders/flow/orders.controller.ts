import { Body, Controller, Delete, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { AcceptsFile, ReceivedFile } from '../../files/upload/accepts-file.decorator.js';
import type { Upload } from '../../files/upload.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { answerPage, parseListQuery, type RawListQuery } from '../../platform/http/list-query.js';
import { OrderDuplicator } from './order-duplicator.service.js';
import { OrderCountsRepository } from '../listed/order-counts.repository.js';
import { OrderList } from '../list/order-list.service.js';
import { OrderListItem } from '../list/order-list.view.js';
import { OrderReader } from '../tree/order-reader.service.js';
import { OrderRemoval } from './order-removal.service.js';
import { OrderView } from '../tree/order-view.js';
import { CreateOrderDto, MarkupChangeDto, UpdateOrderDto } from './orders.dto.js';
import { OrdersService } from './orders.service.js';

/** Names the state in which an order was read, for whom hears of its changes. */
const STATE_HEADER = 'X-Order-State';

/** Quotes and orders as wholes. The owner, type and status of the order decide further, in the services. */
@ApiTags('orders')
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly lists: OrderList,
    private readonly counts: OrderCountsRepository,
    private readonly reader: OrderReader,
    private readonly duplicator: OrderDuplicator,
    private readonly removal: OrderRemoval,
  ) {}

  /** The orders that the user sees, newest first; filters: docs/api.md. */
  @Get()
  @Answers([OrderListItem], 'List the orders that the user sees, newest first')
  @SignedIn()
  @ListParameters({
    sort: '["delivery_date","ASC"]',
    filter: '{"type":"pre_order","status":["in_progress"],"q":"aço"}',
  })
  async list(
    @CurrentUser() actor: Actor,
    @Query() raw: RawListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderListItem[]> {
    const query = parseListQuery(raw);
    response.setHeader('ETag', await this.lists.tagOf(actor, raw));
    if (request.fresh) {
      response.status(304);
      return [];
    }
    return answerPage(response, 'orders', query, await this.lists.list(actor, query));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One order with its sets, parts and totals' })
  @SignedIn()
  @ApiOkResponse({
    type: OrderView,
    headers: {
      [STATE_HEADER]: {
        description: 'What the event `opened` of its events says as long as nothing in it is changed',
        schema: { type: 'string' },
      },
    },
  })
  async get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderView> {
    // Before the order itself: a change in between makes the state the older of the two, and the order is read again.
    const state = await this.counts.stateOf(id);
    const view = await this.reader.view(actor, id);
    response.setHeader(STATE_HEADER, state ?? '');
    return view;
  }

  @Post()
  @Creates(OrderView, 'Create a quote or an order')
  @Needs('edit_orders', 'edit_pre_orders')
  @AcceptsFile('os_file', 'os', { body: CreateOrderDto, json: true })
  create(
    @CurrentUser() actor: Actor,
    @Body() request: CreateOrderDto,
    @ReceivedFile() file: Upload | undefined,
  ): Promise<OrderView> {
    return this.orders.create(actor, request, file);
  }

  /** Saves the fields given, the others stay; the same as a POST with X-HTTP-Method-Override: PUT. */
  @Put(':id')
  @Answers(OrderView, 'Change the given fields of an order')
  @Needs('edit_orders', 'edit_pre_orders')
  @AcceptsFile('os_file', 'os', { body: UpdateOrderDto, json: true })
  update(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() request: UpdateOrderDto,
    @ReceivedFile() file: Upload | undefined,
  ): Promise<OrderView> {
    return this.orders.update(actor, id, request, file);
  }

  /** Deletes the order with its sets, parts and files; answers it as it was. */
  @Delete(':id')
  @Answers(OrderView, 'Delete an order with its sets, parts and files; answers it as it was')
  @Needs('delete_orders', 'delete_pre_orders')
  remove(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderView> {
    return this.removal.remove(actor, id);
  }

  /** Copies everything, files included, into a quote in progress of the user's own. */
  @Post(':id/duplicate')
  @Creates(OrderView, 'Copy an order, files included, into a quote in progress')
  @Needs('edit_pre_orders')
  duplicate(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderView> {
    return this.duplicator.duplicate(actor, id);
  }

  /** Stores the markup and recalculates the parts that follow it, in one transaction. */
  @Put(':id/on-markup-change')
  @Answers(OrderView, 'Store the markup and recalculate the parts that follow it')
  @Needs('edit_orders', 'edit_pre_orders')
  changeMarkup(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() request: MarkupChangeDto,
  ): Promise<OrderView> {
    return this.orders.changeMarkup(actor, id, request);
  }
}
