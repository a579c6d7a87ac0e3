import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.js';
import { processChannel } from '../../platform/redis/process-channel.provider.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { OrderEventsController } from './order-events.controller.js';
import { OrderStreams } from './order-streams.service.js';

/** Who has an order open, and changes of others as they are stored. */
@Module({
  imports: [AccessModule, OrderAccessModule],
  controllers: [OrderEventsController],
  providers: [OrderStreams, processChannel],
})
export class PresenceModule {}
