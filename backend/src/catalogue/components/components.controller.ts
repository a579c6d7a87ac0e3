import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { ComponentInput, ComponentView } from './components.dto.js';
import { ComponentsService } from './components.service.js';

const routes = { resource: 'components', input: ComponentInput, view: ComponentView };

@Controller(`api/${routes.resource}`)
export class ComponentsController extends CatalogueController(routes) {
  constructor(service: ComponentsService) {
    super(service);
  }
}
