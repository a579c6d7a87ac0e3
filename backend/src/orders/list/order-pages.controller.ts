import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { OrderList } from './order-list.service.js';
import { OrderCountView, OrderPageView } from './order-list.view.js';
import { OrderNarrowingDto, OrderPageQueryDto } from './order-page.dto.js';
import { Answers } from '../../platform/http/answers.js';

/** The orders list as the screen asks for it: its cost does not grow with the number of orders. */
@ApiTags('orders')
@Controller('api/orders')
export class OrderPagesController {
  constructor(private readonly orders: OrderList) {}

  /** Rows behind or before a place; `first` and `last` of the answer are places of the next call. */
  @Get('page')
  @Answers(OrderPageView, 'Rows of the orders list behind or before a place of it')
  @SignedIn()
  page(@CurrentUser() actor: Actor, @Query() query: OrderPageQueryDto): Promise<OrderPageView> {
    return this.orders.page(actor, query);
  }

  /** Exact while counting takes less than 150 ms; by type, status and further filters always. */
  @Get('count')
  @Answers(OrderCountView, 'How many quotes and orders are left by these filters')
  @SignedIn()
  count(@CurrentUser() actor: Actor, @Query() narrowing: OrderNarrowingDto): Promise<OrderCountView> {
    return this.orders.count(actor, narrowing);
  }
}
