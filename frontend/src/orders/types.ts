import type { Customer, NamedRef, OrderType, State } from '../api';

/** Wire shapes of orders, sets and parts. Numbers are plain numbers; delivery dates are wall-clock texts. */

export type OrderStatus =
  | 'in_progress'
  | 'waiting_response'
  | 'cancelled'
  | 'approved'
  | 'waiting_release'
  | 'released_for_production'
  | 'finished';

export type DeliveryType = 'CIF' | 'FOB';
export type PartType = 'material' | 'sheet' | 'bar' | 'component' | 'process';
export type PartUnit = 'piece' | 'kg' | 'none';
export type SetUnit = 'piece' | 'kg';
export type ProductionStatus = 'in_production' | 'finished';

/** The values that a manual edit locks (specification, section 4). */
export const LOCKABLE_FIELDS = [
  'unit_net_weight',
  'net_weight',
  'unit_gross_weight',
  'gross_weight',
  'unit_value',
  'final_value',
] as const;
export type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** One line of GET /orders: as much as the list shows. */
export interface OrderListItem {
  id: number;
  type: OrderType;
  status: OrderStatus;
  customer_id: number | null;
  customer: {
    id: number;
    name: string;
    cnpj: string | null;
    cpf: string | null;
    address: string | null;
    state: { id: number; name: string; abbreviation: string } | null;
  } | null;
  delivery_type: DeliveryType | null;
  delivery_value: number | null;
  delivery_date: string | null;
  created_by: NamedRef | null;
  created_at: string;
  updated_at: string;
}

/** The uploaded file behind a preview; `page` counts from 1 in a PDF of several. */
export interface Original {
  path: string;
  name: string;
  mime: string;
  page: number | null;
}

interface NcmRef {
  id: number;
  code: string;
  ipi: number;
}

export interface PartProcess {
  /** Null for a row whose process is not chosen yet. */
  id: number | null;
  title?: string;
  /** BRL, of the part's own price basis. */
  value_per_minute?: number | null;
  /** Minutes, and BRL; a null value asks the server for minutes × rate. */
  pivot: { time: number; final_value: number | null };
}

export interface BasisDifference {
  source: 'material' | 'sheet' | 'bar' | 'component' | 'ncm' | 'icms' | 'process';
  id: number | null;
  field: string;
  basis: number;
  current: number;
}

/** What the server calculates; mm, %, kg and BRL. */
export interface CalculatedValues extends Record<LockableField, number> {
  thickness: number;
  width: number;
  length: number;
  loss: number | null;
  markup: number | null;
  quantity: number;
  unit_ipi_value: number;
  total_ipi_value: number;
  unit_icms_value: number;
  total_icms_value: number;
  /** The percentages used. */
  ipi: number;
  icms: number;
}

export interface Part extends CalculatedValues {
  id: number;
  set_id: number;
  position: number;
  type: PartType | null;
  title: string;
  reference: string | null;
  obs: string | null;
  unit: PartUnit | null;
  status: ProductionStatus;
  content: string | null;
  thumbnail: string | null;
  original: Original | null;
  secondary_content: string | null;
  secondary_thumbnail: string | null;
  secondary_original: Original | null;
  material_id: number | null;
  sheet_id: number | null;
  bar_id: number | null;
  component_id: number | null;
  ncm_id: number | null;
  ncm: NcmRef | null;
  material: NamedRef | null;
  sheet: NamedRef | null;
  bar: NamedRef | null;
  component: NamedRef | null;
  locked_values: LockableField[];
  processes: PartProcess[];
  basis_differences: BasisDifference[];
  version: number;
}

export interface OrderSet {
  id: number;
  order_id: number;
  position: number;
  name: string;
  status: ProductionStatus;
  quantity: number;
  unit: SetUnit | null;
  ncm_id: number | null;
  ncm: NcmRef | null;
  reference: string | null;
  obs: string | null;
  content: string | null;
  thumbnail: string | null;
  original: Original | null;
  version: number;
  parts: Part[];
}

export interface ValuesLine {
  unit_value: number;
  quantity: number;
  total_value: number;
  gross_weight: number;
  net_weight: number;
}

export interface SetTotals {
  id: number;
  quantity: number;
  parts_count: number;
  final_value: number;
  ipi: number;
  icms: number;
  gross_weight: number;
  net_weight: number;
  lines: (ValuesLine & { id: number })[];
  values_footer: ValuesLine;
}

export interface OrderTotals {
  parts: number;
  ipi: number;
  icms: number;
  /** What is charged: 0 unless CIF. */
  freight: number;
  service: number;
  discount: number;
  total: number;
  gross_weight: number;
  net_weight: number;
  sets: SetTotals[];
  values_footer: ValuesLine;
}

export type TransitionKind = 'next' | 'previous' | 'cancel' | 'approve' | 'back' | 'finish';

export interface Transition {
  status: OrderStatus;
  label: string;
  kind: TransitionKind;
  confirm: boolean;
}

export interface Order {
  id: number;
  type: OrderType;
  status: OrderStatus;
  customer_id: number | null;
  customer: (Omit<Customer, 'state'> & { state: State | null }) | null;
  delivery_type: DeliveryType | null;
  delivery_value: number | null;
  service_value: number | null;
  discount: number | null;
  markup: number | null;
  delivery_date: string | null;
  estimated_delivery_date: string | null;
  payment_obs: string | null;
  os_file: string | null;
  os_file_name: string | null;
  os_file_size: number | null;
  created_by: NamedRef | null;
  approved_by: string | null;
  approved_at: string | null;
  last_move: { by: string; at: string; status: OrderStatus } | null;
  version: number;
  created_at: string;
  updated_at: string;
  can: { edit: boolean; delete: boolean; approve: boolean };
  transitions: Transition[];
  totals: OrderTotals;
  sets: OrderSet[];
}

export interface StepValue {
  value: number;
  unit: string;
  decimals: number;
}

/** One step of a calculation as the server explains it, texts in Portuguese. */
export interface Step {
  field: string;
  name: string;
  formula: string;
  inputs: (StepValue & { name: string })[];
  result: StepValue;
  unrounded?: number;
  note?: string;
}

/** The answer of calculateProperties. */
export interface Calculation extends CalculatedValues {
  processes: PartProcess[];
  steps: Step[];
}
