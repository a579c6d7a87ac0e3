import { Module } from '@nestjs/common';
import { CustomerPicksPort } from './customer-picks.js';

/** The orders' port to customers' answers. */
@Module({ providers: [CustomerPicksPort], exports: [CustomerPicksPort] })
export class CustomerPicksModule {}
