import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { CustomerInput, CustomerView } from './customers.dto.js';
import { CustomersService } from './customers.service.js';

const routes = { resource: 'customers', input: CustomerInput, view: CustomerView };

@Controller(`api/${routes.resource}`)
export class CustomersController extends CatalogueController(routes) {
  constructor(service: CustomersService) {
    super(service);
  }
}
