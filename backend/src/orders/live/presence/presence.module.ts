import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { processChannel } from '../../../platform/redis/process-channel.provider.js';
import { OrderCoreModule } from '../../order-core.module.js';
import { ListStreams } from './list-streams.service.js';
import { ListEventsController, OrderEventsController } from './order-events.controller.js';
import { OrderStreams } from './order-streams.service.js';

/** Who has an order open, and changes of others as they are stored: to tabs of the order, and of the list. */
@Module({
  imports: [AccessModule, OrderCoreModule],
  controllers: [OrderEventsController, ListEventsController],
  providers: [OrderStreams, ListStreams, processChannel],
})
export class PresenceModule {}
