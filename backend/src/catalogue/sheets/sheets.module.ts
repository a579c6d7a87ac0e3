import { Module } from '@nestjs/common';
import { SheetsController } from './sheets.controller.js';
import { SheetsRepository } from './sheets.repository.js';
import { SheetsService } from './sheets.service.js';

@Module({
  controllers: [SheetsController],
  providers: [SheetsRepository, SheetsService],
  exports: [SheetsService],
})
export class SheetsModule {}
