import { Module } from '@nestjs/common';
import { NcmsController } from './ncms.controller.js';
import { NcmsRepository } from './ncms.repository.js';
import { NcmsService } from './ncms.service.js';

@Module({ controllers: [NcmsController], providers: [NcmsRepository, NcmsService], exports: [NcmsService] })
export class NcmsModule {}
