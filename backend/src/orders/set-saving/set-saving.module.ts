import { Module } from '@nestjs/common';
import { SetsModule } from '../sets/sets.module.js';
import { OrderReaderModule } from '../tree/order-reader.module.js';
import { SetsController } from './sets.controller.js';

/** The routes of sets; apart from the sets because a change is checked against the order's sums. */
@Module({ imports: [SetsModule, OrderReaderModule], controllers: [SetsController] })
export class SetSavingModule {}
