import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Customer } from './customer.entity.js';
import { CustomerInput, CustomerView } from './customers.dto.js';

/** Fields that identify or reach a person. */
const PERSONAL_FIELDS = [
  'email',
  'phone',
  'cnpj',
  'cpf',
  'state_registration',
  'contact',
  'address',
  'postal_code',
  'city',
];

export const customers = {
  resource: 'customers' as const,
  plural: 'customers',
  entity: Customer,
  input: CustomerInput,
  view: CustomerView,
  searched: ['code', 'name', 'email', 'phone'],
  searchedNumbers: ['phone', 'cnpj', 'cpf'],
  joined: ['state'],
  unrecorded: PERSONAL_FIELDS,
  sortedBy: 'name',
};

@Controller(`api/${customers.resource}`)
class CustomersController extends CatalogueController(customers) {}

@Module({ controllers: [CustomersController], providers: catalogueProviders(customers) })
export class CustomersModule {}
