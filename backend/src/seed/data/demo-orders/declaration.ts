import type { LostReason } from '../../../orders/domain/order-types.js';
import type { DrawingId } from '../../drawings/catalogue.js';
import type { FlatPatternId } from '../../drawings/flat-patterns.js';
import type { BarName } from '../bars.js';
import type { ComponentName } from '../components.js';
import type { CustomerName } from '../customers.js';
import type { MaterialName } from '../materials.js';
import type { NcmCode } from '../ncms.js';
import type { ProcessTitle } from '../processes.js';
import type { SheetName } from '../sheets.js';

/** A drawing of the catalogue, or a flat pattern; of one with several pages, which of them (from 1). */
export interface DrawingRef {
  id: DrawingId | FlatPatternId;
  page?: number;
}

/** A process of a part and its minutes per piece, or that its rule gives them. */
export type DemoProcess = readonly [process: ProcessTitle, minutes: number | 'rule'];

/** Values typed by hand; their fields are the part's locked_values. Weights in kg, money in BRL. */
export type LockedValues = Partial<
  Record<
    'unit_net_weight' | 'net_weight' | 'unit_gross_weight' | 'gross_weight' | 'unit_value' | 'final_value',
    number
  >
>;

interface AnyPart {
  title: string;
  quantity: number;
  ncm?: NcmCode;
  /** Default piece. */
  unit?: 'piece' | 'kg' | 'none';
  reference?: string;
  obs?: string;
  /** % */
  loss?: number;
  /** %; absent follows the order's. */
  markup?: number;
  /** The counts that rules need; absent is what its drawing says, else not known. */
  bends?: number;
  holes?: number;
  /** mm */
  weld?: number;
  processes?: readonly DemoProcess[];
  drawing?: DrawingRef;
  /** Default in_production. */
  status?: 'in_production' | 'finished';
  locked?: LockedValues;
}

/** A part by its type, sizes in mm; an absent width or length is that of the sheet or bar. */
export type DemoPart = AnyPart &
  (
    | { type: 'material'; material: MaterialName; thickness: number; width: number; length: number }
    | { type: 'sheet'; sheet: SheetName; width?: number; length?: number }
    | { type: 'bar'; bar: BarName; length?: number }
    | { type: 'component'; component: ComponentName }
    | { type: 'process' }
  );

export interface DemoSet {
  name: string;
  quantity: number;
  unit: 'piece' | 'kg';
  ncm?: NcmCode;
  reference?: string;
  obs?: string;
  drawing?: DrawingRef;
  parts: readonly DemoPart[];
}

interface AnyOrder {
  customer: CustomerName;
  delivery_type: 'CIF' | 'FOB';
  /** Freight, service and discount in BRL. */
  delivery_value: number;
  service_value: number;
  discount: number;
  /** % */
  markup: number;
  /** Days from the day of seeding; negative is in the past. */
  delivery_in_days: number;
  /** Wall-clock time of the delivery, 'HH:mm'. */
  delivery_time: string;
  estimated_delivery_date: string;
  payment_obs: string;
  /** Days; unset: the company's. */
  validity_days?: number;
  /** The quote's remarks to the customer. */
  quote_obs?: string;
  /** How long ago the quote was written, and approved into an order. */
  created_days_ago: number;
  approved_days_ago?: number;
  /** Of a cancelled quote. */
  lost?: { days_ago: number; reason: LostReason; note: string };
  sets: readonly DemoSet[];
}

/** Approving turns a quote into an order at once, so that no quote stays approved. */
export type DemoOrder = AnyOrder &
  (
    | { type: 'pre_order'; status: 'in_progress' | 'waiting_response' | 'cancelled' }
    | { type: 'order'; status: 'waiting_release' | 'released_for_production' | 'finished' }
  );
