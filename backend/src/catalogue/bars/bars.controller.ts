import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { BarInput, BarView } from './bars.dto.js';
import { BarsService } from './bars.service.js';

const routes = { resource: 'bars', input: BarInput, view: BarView };

@Controller(`api/${routes.resource}`)
export class BarsController extends CatalogueController(routes) {
  constructor(service: BarsService) {
    super(service);
  }
}
