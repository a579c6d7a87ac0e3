import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Customer } from './customer.entity.js';

@Injectable()
export class CustomersRepository extends CatalogueRepository<Customer> {
  constructor(db: Database) {
    super(db, Customer, {
      searched: ['name', 'email', 'phone', 'cnpj', 'cpf'],
      joined: ['state'],
      sortedBy: 'name',
    });
  }
}
