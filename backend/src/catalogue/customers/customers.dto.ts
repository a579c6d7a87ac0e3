import { ApiProperty } from '@nestjs/swagger';
import { PostalCodeField } from '../../platform/http/brazil-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { CodeField } from '../crud/code-field.js';
import { messages } from '../../platform/i18n/messages.js';
import { StateView } from '../states/states.dto.js';

const { validation } = messages;

/**
 * A request to store a customer. Documents are stored as typed: a wrong check digit is a warning at the field,
 * never a refusal.
 */
export class CustomerInput {
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

  @PostalCodeField()
  postal_code?: string | null;

  @TextField()
  city?: string | null;

  @IdField()
  state_id?: number | null;
}

/** A customer as the API answers it. */
export class CustomerView extends CustomerInput {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;

  @ApiProperty({ type: StateView, nullable: true })
  state?: StateView | null;
}
