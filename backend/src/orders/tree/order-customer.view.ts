import { ApiProperty, OmitType } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { ListedCustomer, ListedState } from '../people.view.js';
import type { LoadedCustomer } from './order-tree.js';

const nullableText = { type: String, nullable: true } as const;

export class OrderStateView extends ListedState {
  @FigureProperty('icms')
  icms: number;
}

/** The customer as the order shows it. */
export class OrderCustomerView extends OmitType(ListedCustomer, ['state']) {
  @ApiProperty(nullableText)
  email: string | null;

  @ApiProperty(nullableText)
  phone: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  state_id: number | null;

  @Nullable(OrderStateView)
  state: OrderStateView | null;
}

export function toOrderCustomer(customer: LoadedCustomer | null): OrderCustomerView | null {
  if (!customer) return null;
  const { id, name, email, phone, cnpj, cpf, address, state_id, state } = customer;
  const shown = state && {
    id: state.id,
    name: state.name,
    abbreviation: state.abbreviation,
    icms: state.icms,
  };
  return { id, name, email, phone, cnpj, cpf, address, state_id, state: shown };
}
