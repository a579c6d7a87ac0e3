import { Controller, Query, Sse, type MessageEvent } from '@nestjs/common';
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
import { ListStreams } from './list-streams.service.js';

/** Changes of orders while a list of them is open. */
@ApiTags('orders')
@Controller('api/order-list/events')
export class ListEventsController {
  constructor(private readonly streams: ListStreams) {}

  /** `changed`: `{ "ids": [5] }`, orders that other tabs changed, made or deleted, none where it is not known which; `beat`: nothing new. */
  @Sse()
  @ApiOperation({ summary: 'Server-sent events: which orders of the list were changed' })
  @SignedIn()
  @ApiProduces('text/event-stream')
  @ApiQuery({
    name: 'tab',
    required: false,
    type: String,
    description: 'The X-Tab-Id of this tab’s requests',
  })
  @ApiOkResponse({
    description: 'Events: changed, beat',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiTooManyRequestsResponse({ description: 'This user has too many lists open' })
  events(@CurrentUser() actor: Actor, @Query('tab') tab?: string): Observable<MessageEvent> {
    return this.streams.open(actor, tab);
  }
}
