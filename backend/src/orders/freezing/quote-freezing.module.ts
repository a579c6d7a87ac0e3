import { Module } from '@nestjs/common';
import { QuoteFreezing } from './quote-freezing.js';

/** The orders' port to revisions. */
@Module({ providers: [QuoteFreezing], exports: [QuoteFreezing] })
export class QuoteFreezingModule {}
