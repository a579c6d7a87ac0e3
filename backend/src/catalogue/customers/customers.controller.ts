import { Controller } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { nullable, one, shapeWith } from '../../platform/http/shape.js';
import { CityCodeField, PostalCodeField } from '../../platform/http/brazil-fields.js';
import { IsIn } from 'class-validator';
import { FlagField, TextField } from '../../platform/http/fields.js';
import { IdField, WholeNumberField } from '../../platform/http/number-fields.js';
import { TAXPAYERS } from '../../pricing/domain/taxes/tax-rules.js';
import { CodeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { StateView } from '../states/states.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Customer } from './customer.entity.js';

const { validation } = messages;

/**
 * A request to store a customer. Documents are stored as typed: a wrong check digit is a warning at the field,
 * never a refusal.
 */
class CustomerInput {
  @CodeField()
  code?: string | null;

  @TextField({ required: validation.nameRequired })
  name: string;

  @TextField()
  email?: string | null;

  @TextField({ max: 30 })
  phone?: string | null;

  @TextField({ max: 20 })
  cnpj?: string | null;

  @TextField({ max: 20 })
  cpf?: string | null;

  @TextField({ max: 30 })
  state_registration?: string | null;

  @TextField()
  contact?: string | null;

  @TextField({ max: 500 })
  address?: string | null;

  @TextField({ max: 20, description: 'Number of the building, for invoices' })
  street_number?: string | null;

  @TextField({ max: 60, description: 'District (bairro), for invoices' })
  district?: string | null;

  @CityCodeField()
  city_code?: string | null;

  @PostalCodeField()
  postal_code?: string | null;

  @TextField()
  city?: string | null;

  @IdField()
  state_id?: number | null;

  @WholeNumberField({
    description: 'Contributor of ICMS: 1 yes, 2 exempt, 9 no; null: as its registration says',
  })
  @ApiProperty({ enum: TAXPAYERS })
  @IsIn(TAXPAYERS, { message: validation.notOneOf })
  taxpayer?: number | null;

  @FlagField({ description: 'It uses what it buys itself; null: as its kind of contributor says' })
  final_use?: boolean | null;
}

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
