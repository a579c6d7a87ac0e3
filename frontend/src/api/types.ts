/** Wire types of specification section 3. Numbers are plain numbers, moments and wall-clock times are texts. */

export type PermissionName =
  | 'edit_orders'
  | 'edit_pre_orders'
  | 'delete_orders'
  | 'delete_pre_orders'
  | 'approve_pre_orders'
  | 'view_all_orders';

export type OrderType = 'pre_order' | 'order';

export interface User {
  id: number;
  name: string;
  email: string;
  admin: boolean;
  enabled: boolean;
  /** Registered, and waiting for an administrator to let them in. */
  awaiting_approval?: boolean;
  avatar: string | null;
}

export interface Permission {
  id: number;
  name: PermissionName;
}

export interface NamedRef {
  id: number;
  name: string;
}

export interface Group extends NamedRef {
  users: NamedRef[];
  permissions: Permission[];
}

export interface Ncm {
  id: number;
  code: string;
  /** % */
  ipi: number;
}

export interface State extends NamedRef {
  abbreviation: string;
  /** % */
  icms: number;
}

export interface Customer extends NamedRef {
  email: string | null;
  phone: string | null;
  cnpj: string | null;
  cpf: string | null;
  address: string | null;
  state_id: number | null;
  state?: State | null;
}

export interface Material extends NamedRef {
  /** g/mm³ */
  specific_weight: number;
  /** BRL per kg, 4 decimals */
  price_kg: number;
  ncm_id: number | null;
}

export interface Sheet extends NamedRef {
  material_id: number;
  material?: Material;
  /** mm, as are width and length */
  thickness: number;
  width: number;
  length: number;
}

export interface Bar extends NamedRef {
  /** mm */
  length: number;
  /** kg, of the whole bar */
  weight: number;
  price_kg: number;
  ncm_id: number | null;
}

export interface Component extends NamedRef {
  specification: string | null;
  unit_value: number;
  supplier: string | null;
  ncm_id: number | null;
}

export interface Process {
  id: number;
  title: string;
  content: string | null;
  value_per_minute: number;
}

export interface Company {
  name: string;
  cnpj: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  quote_validity_days: number | null;
  logo: string | null;
}

export type ErrorLevel = 'error' | 'warning' | 'critical' | 'info';

export interface ErrorLog {
  id: number;
  level: ErrorLevel;
  message: string;
  user: { name: string; email: string } | null;
  created_at: string;
  exception: string | null;
  file: string | null;
  line: number | null;
  url: string | null;
  method: string | null;
  ip: string | null;
  request_data: unknown;
  trace: string | null;
}

export interface ErrorLogPage {
  data: ErrorLog[];
  last_page: number;
}

export interface ErrorLogStatistics {
  total: number;
  last_24h: number;
  last_7days: number;
  by_level: Partial<Record<ErrorLevel, number>>;
}
