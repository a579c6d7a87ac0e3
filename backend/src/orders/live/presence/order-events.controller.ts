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
import { IdParam } from '../../../platform/http/id-param.js';
import { OrderStreams } from './order-streams.service.js';

/** Changes of an order while it is open. */
@ApiTags('orders')
@Controller('api/orders/:id/events')
export class OrderEventsController {
  constructor(private readonly streams: OrderStreams) {}

  /**
   * `opened`: `{ "state": "1-pre_order-in_progress-7" }`, the X-Order-State of now; `changed`: stored by another tab, with `{ "part_ids" }` where nothing but these parts changed (GET api/orders/:id/changed-parts); `present`: `{ "others": [{ "id", "name" }] }`; `beat`: nothing new.
   */
  @Sse()
  @ApiOperation({ summary: 'Server-sent events: who else has the order open, and that it was changed' })
  @SignedIn()
  @ApiProduces('text/event-stream')
  @ApiQuery({
    name: 'tab',
    required: false,
    type: String,
    description: 'The X-Tab-Id of this tab’s requests',
  })
  @ApiOkResponse({
    description: 'Events: opened, changed, present, beat',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiTooManyRequestsResponse({ description: 'This user has too many orders open' })
  events(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query('tab') tab?: string,
  ): Promise<Observable<MessageEvent>> {
    return this.streams.open(actor, id, tab);
  }
}
