import type { Customer } from '../../catalogue/customers/customer.entity.js';
import type { State } from '../../catalogue/states/state.entity.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { OrderAmounts, SetAmounts, ValuesLine } from '../../pricing/domain/order/order-amounts.js';
import type { KeptTotals, ListKeys, Order } from '../order.entity.js';
import type { LoadedFile, LoadedPart } from '../part-rows/loaded-part.js';
import type { LoadedSet } from '../sets/loaded-set.js';

/**
 * The one shape of a whole order that screens and documents read: plain rows, each with what it names, and with what it
 * amounts to. `Loaded…` is what the tables hold; `…Tree` has the amounts besides.
 */

export interface LoadedCustomer extends RowOf<Customer> {
  state: RowOf<State> | null;
}

/** Without what its row keeps: inside of a change these are not yet those of its parts. */
export interface LoadedOrder extends Omit<RowOf<Order>, keyof KeptTotals | keyof ListKeys> {
  customer: LoadedCustomer | null;
  os_stored_file: LoadedFile | null;
  created_by: { id: number; name: string } | null;
  /** In their order. */
  sets: LoadedSet[];
}

export interface PartTree extends LoadedPart {
  /** Its row of the values table: what the whole order takes of it. */
  line: ValuesLine;
}

export interface SetTree extends Omit<LoadedSet, 'parts'> {
  parts: PartTree[];
  amounts: SetAmounts;
}

export interface OrderTree extends Omit<LoadedOrder, 'sets'> {
  sets: SetTree[];
  amounts: OrderAmounts;
}
