import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Customer } from './customer.entity.js';
import type { CustomerInput } from './customers.dto.js';
import { CustomersRepository } from './customers.repository.js';

@Injectable()
export class CustomersService extends CatalogueService<Customer, CustomerInput> {
  constructor(db: Database, customers: CustomersRepository) {
    super(db, customers);
  }
}
