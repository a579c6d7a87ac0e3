import { OmitType } from '@nestjs/swagger';
import { figureNamed, integer, nullable, one, shapeWith, text } from '../../platform/shape.js';
import { ListedCustomer, ListedState } from '../people.view.js';
import type { LoadedCustomer } from './order-tree.js';

export class OrderStateView extends shapeWith(ListedState, {
  icms: figureNamed('icms'),
}) {}

/** The customer as the order shows it. */
export class OrderCustomerView extends shapeWith(OmitType(ListedCustomer, ['state']), {
  email: nullable(text()),
  phone: nullable(text()),
  state_id: nullable(integer()),
  state: nullable(one(() => OrderStateView)),
}) {}

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
