import { Module } from '@nestjs/common';
import { PricingRepository } from './pricing.repository.js';
import { PricingService } from './pricing.service.js';

/** Weights, values and taxes; the rules are in ./domain. */
@Module({ providers: [PricingRepository, PricingService], exports: [PricingService] })
export class PricingModule {}
