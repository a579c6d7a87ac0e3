import type { Customer } from '../../catalogue/customers/customer.entity.js';
import type { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import type { Process } from '../../catalogue/processes/process.entity.js';
import type { State } from '../../catalogue/states/state.entity.js';
import type { StoredFile } from '../../files/stored-file.entity.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type {
  BasisBar,
  BasisComponent,
  BasisMaterial,
  BasisSheet,
} from '../../pricing/domain/basis/price-basis.js';
import type { OrderAmounts, SetAmounts, ValuesLine } from '../../pricing/domain/order/order-amounts.js';
import type { Order } from '../order.entity.js';
import type { PartProcess } from '../parts/part-process.entity.js';
import type { SetPart } from '../parts/set-part.entity.js';
import type { OrderSet } from '../sets/order-set.entity.js';

/**
 * The one shape of a whole order that screens and documents read: plain rows, each with what it names, and with what it
 * amounts to. `Loaded…` is what the tables hold; `…Tree` has the amounts besides.
 */

/** A catalogue entry as a part names it, with today's figures. */
export type Named<Figures> = Figures & { name: string };

/** The columns of a file that a screen or a document has use for. */
export const FILE_COLUMNS = [
  'id',
  'original_key',
  'original_name',
  'mime',
  'size',
  'page',
  'width',
  'height',
  'preview_key',
  'thumbnail_key',
  'flat_pattern',
] as const satisfies readonly (keyof StoredFile)[];

export type LoadedFile = Pick<StoredFile, (typeof FILE_COLUMNS)[number]>;

export interface LoadedProcess extends RowOf<PartProcess> {
  /** With today's rate; null while none is chosen. */
  process: Pick<Process, 'id' | 'title' | 'value_per_minute'> | null;
}

/** A part with everything that it names. */
export interface LoadedPart extends RowOf<SetPart> {
  material: Named<BasisMaterial> | null;
  sheet: Named<BasisSheet> | null;
  bar: Named<BasisBar> | null;
  component: Named<BasisComponent> | null;
  ncm: RowOf<Ncm> | null;
  content_file: LoadedFile | null;
  secondary_file: LoadedFile | null;
  /** In their order. */
  processes: LoadedProcess[];
}

export interface LoadedSet extends RowOf<OrderSet> {
  ncm: RowOf<Ncm> | null;
  content_file: LoadedFile | null;
  /** In their order. */
  parts: LoadedPart[];
}

export interface LoadedCustomer extends RowOf<Customer> {
  state: RowOf<State> | null;
}

export interface LoadedOrder extends RowOf<Order> {
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
