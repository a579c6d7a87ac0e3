import { Module } from '@nestjs/common';
import { OrderHistoryRepository } from './order-history.repository.js';
import { OrderHistoryService } from './order-history.service.js';

/** The history of orders, for every feature that changes one. */
@Module({ providers: [OrderHistoryRepository, OrderHistoryService], exports: [OrderHistoryService] })
export class OrderHistoryModule {}
