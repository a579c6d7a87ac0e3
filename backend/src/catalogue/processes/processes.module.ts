import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Process } from './process.entity.js';
import { ProcessInput, ProcessView } from './processes.dto.js';

export const processes = {
  resource: 'processes' as const,
  plural: 'processes',
  entity: Process,
  input: ProcessInput,
  view: ProcessView,
  searched: ['code', 'title', 'content'],
  sortedBy: 'title',
};

@Controller(`api/${processes.resource}`)
class ProcessesController extends CatalogueController(processes) {}

@Module({ controllers: [ProcessesController], providers: catalogueProviders(processes) })
export class ProcessesModule {}
