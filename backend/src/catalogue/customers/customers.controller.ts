import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { decorated, nullable, one, optional, property, shape, shapeWith } from '../../platform/shape.js';
import { cityCodeField, postalCodeField } from '../../platform/http/brazil-fields.js';
import { IsIn } from 'class-validator';
import { flagField, textField } from '../../platform/http/fields.js';
import { idField, wholeNumberField } from '../../platform/http/number-fields.js';
import { TAXPAYERS } from '../../pricing/domain/taxes/tax-rules.js';
import { codeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { StateView } from '../states/states.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Customer } from './customer.entity.js';

const { validation } = messages;

/**
 * A request to store a customer. Documents are stored as typed: a wrong check digit is a warning at the field,
 * never a refusal.
 */
class CustomerInput extends shape({
  code: codeField(),
  name: textField({ required: validation.nameRequired }),
  email: textField(),
  phone: textField({ max: 30 }),
  cnpj: textField({ max: 20 }),
  cpf: textField({ max: 20 }),
  state_registration: textField({ max: 30 }),
  contact: textField(),
  address: textField({ max: 500 }),
  street_number: textField({ max: 20, description: 'Number of the building, for invoices' }),
  district: textField({ max: 60, description: 'District (bairro), for invoices' }),
  city_code: cityCodeField(),
  postal_code: postalCodeField(),
  city: textField(),
  state_id: idField(),
  // Its enumeration first: Swagger makes a number of whole numbers that are enumerated.
  taxpayer: decorated(
    optional(nullable(property<number>({ enum: TAXPAYERS }))),
    wholeNumberField({
      description: 'Contributor of ICMS: 1 yes, 2 exempt, 9 no; null: as its registration says',
    }).decorate,
    IsIn(TAXPAYERS, { message: validation.notOneOf }),
  ),
  final_use: flagField({ description: 'It uses what it buys itself; null: as its kind of contributor says' }),
}) {}

/** A customer as the API answers it. */
class CustomerView extends shapeWith(IntersectionType(CustomerInput, StoredEntry), {
  state: joined(nullable(one(() => StateView))),
}) {}

/** Fields that identify or reach a person. */
const PERSONAL_FIELDS = [
  'email',
  'phone',
  'cnpj',
  'cpf',
  'state_registration',
  'contact',
  'address',
  'street_number',
  'district',
  'city_code',
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
export class CustomersController extends CatalogueController(customers) {}
