import { Customer } from '../../catalogue/customers/customer.entity.js';
import { State } from '../../catalogue/states/state.entity.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { LoadedCustomer } from './order-tree.js';

/** A customer with its state; null without an id, and where it is gone. */
export async function readCustomer({ manager }: Database, id: number | null): Promise<LoadedCustomer | null> {
  if (id === null) return null;
  const condition = 'WHERE id = ?';
  const [customer] = await plainRows(manager, Customer, { condition, values: [id] });
  if (!customer) return null;
  const { state_id } = customer;
  const states = state_id === null ? [] : await plainRows(manager, State, { condition, values: [state_id] });
  return { ...customer, state: states[0] ?? null };
}
