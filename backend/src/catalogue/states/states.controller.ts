import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { StateInput, StateView } from './states.dto.js';
import { StatesService } from './states.service.js';

const routes = { resource: 'states', input: StateInput, view: StateView };

@Controller(`api/${routes.resource}`)
export class StatesController extends CatalogueController(routes) {
  constructor(service: StatesService) {
    super(service);
  }
}
