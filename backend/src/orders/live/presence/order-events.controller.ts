import { applyDecorators, Controller, Query, Sse, type MessageEvent } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListStreams } from './list-streams.service.js';
import { OrderStreams } from './order-streams.service.js';

/** Route of an event stream for one tab; a user's streams are limited in number. */
const TabEvents = (summary: string, events: string, tooMany: string) =>
  applyDecorators(
    Sse(),
    ApiOperation({ summary: `Server-sent events: ${summary}` }),
    SignedIn(),
    ApiProduces('text/event-stream'),
    ApiQuery({
      name: 'tab',
      required: false,
      type: String,
      description: 'The X-Tab-Id of this tab’s requests',
    }),
    ApiOkResponse({
      description: `Events: ${events}`,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }),
    ApiTooManyRequestsResponse({ description: `This user has too many ${tooMany} open` }),
  );

/** Changes of an order while it is open. */
@ApiTags('orders')
@Controller('api/orders/:id/events')
export class OrderEventsController {
  constructor(private readonly streams: OrderStreams) {}

  /**
   * Events: `opened` with `{ "state": "1-pre_order-in_progress-7" }`, the current X-Order-State; `changed` by another tab, with `{ "part_ids" }` where only these parts changed (GET api/orders/:id/changed-parts); `present` with `{ "others": [{ "id", "name" }] }`; `beat` keeps the connection open.
   */
  @TabEvents(
    'who else has the order open, and that it was changed',
    'opened, changed, present, beat',
    'orders',
  )
  events(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query('tab') tab?: string,
  ): Promise<Observable<MessageEvent>> {
    return this.streams.open(actor, id, tab);
  }
}

/** Changes of orders while a list of them is open. */
@ApiTags('orders')
@Controller('api/order-list/events')
export class ListEventsController {
  constructor(private readonly streams: ListStreams) {}

  /** Events: `changed` with `{ "ids": [5] }`, orders that other tabs changed, made or deleted, empty where these are not known; `beat` keeps the connection open. */
  @TabEvents('which orders of the list were changed', 'changed, beat', 'lists')
  events(@CurrentUser() actor: Actor, @Query('tab') tab?: string): Observable<MessageEvent> {
    return this.streams.open(actor, tab);
  }
}
