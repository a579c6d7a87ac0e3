import { Module } from '@nestjs/common';
import { ComponentsController } from './components.controller.js';
import { ComponentsRepository } from './components.repository.js';
import { ComponentsService } from './components.service.js';

@Module({
  controllers: [ComponentsController],
  providers: [ComponentsRepository, ComponentsService],
  exports: [ComponentsService],
})
export class ComponentsModule {}
