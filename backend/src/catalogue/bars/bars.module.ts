import { Module } from '@nestjs/common';
import { BarsController } from './bars.controller.js';
import { BarsRepository } from './bars.repository.js';
import { BarsService } from './bars.service.js';

@Module({ controllers: [BarsController], providers: [BarsRepository, BarsService], exports: [BarsService] })
export class BarsModule {}
