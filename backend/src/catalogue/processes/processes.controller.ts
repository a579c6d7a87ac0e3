import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { ProcessInput, ProcessView } from './processes.dto.js';
import { ProcessesService } from './processes.service.js';

const routes = { resource: 'processes', input: ProcessInput, view: ProcessView };

@Controller(`api/${routes.resource}`)
export class ProcessesController extends CatalogueController(routes) {
  constructor(service: ProcessesService) {
    super(service);
  }
}
