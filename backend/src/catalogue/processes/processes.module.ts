import { Module } from '@nestjs/common';
import { ProcessesController } from './processes.controller.js';
import { ProcessesRepository } from './processes.repository.js';
import { ProcessesService } from './processes.service.js';

@Module({
  controllers: [ProcessesController],
  providers: [ProcessesRepository, ProcessesService],
  exports: [ProcessesService],
})
export class ProcessesModule {}
