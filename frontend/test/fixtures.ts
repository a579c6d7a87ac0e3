import { BLANK_FIGURES } from '@forja/figures';
import type { components } from '../src/api/schema';
import { on } from './api';

type Schemas = components['schemas'];

export const user = (fields: Partial<Schemas['CurrentUserView']> = {}): Schemas['CurrentUserView'] => ({
  id: 1,
  version: 1,
  name: 'Ana Souza',
  email: 'ana@example.com',
  admin: false,
  enabled: true,
  awaiting_approval: false,
  must_change_password: false,
  invited: false,
  without_password: false,
  second_factor: false,
  avatar: null,
  created_at: '2026-01-05T12:00:00.000Z',
  must_set_up_second_factor: false,
  ...fields,
});

/** As the list of users has one. */
export const listedUser = (fields: Partial<Schemas['ListedUserView']> = {}): Schemas['ListedUserView'] => {
  const { must_set_up_second_factor: _, ...listed } = user();
  return { ...listed, groups: [], ...fields };
};

/** A user with these permissions is signed in, in the place of the administrator. */
export const signedIn = (...permissions: Schemas['PermissionView']['name'][]): void => {
  on('get', '/api/user', { 200: user() });
  on('get', '/api/user/permissions', {
    200: permissions.map((name, id) => ({ id, name, title: name })),
  });
};

export const signedOut = (): void => localStorage.clear();

export const state = (fields: Partial<Schemas['StateView']> = {}): Schemas['StateView'] => ({
  id: 1,
  version: 1,
  name: 'São Paulo',
  abbreviation: 'SP',
  icms: 18,
  ...fields,
});

export const ncm = (fields: Partial<Schemas['NcmView']> = {}): Schemas['NcmView'] => ({
  id: 1,
  version: 1,
  code: '7326.19.00',
  description: 'Obras de ferro ou aço',
  ipi: 5,
  ...fields,
});

export const operation = (fields: Partial<Schemas['OperationView']> = {}): Schemas['OperationView'] => ({
  id: 3,
  version: 1,
  name: 'Revenda',
  inside: '5102',
  interstate: '6102',
  consumer: '6108',
  ipi: 'none',
  icms: 'taxed',
  reform: 'taxed',
  ...fields,
});

export const material = (fields: Partial<Schemas['MaterialView']> = {}): Schemas['MaterialView'] => ({
  id: 1,
  version: 1,
  code: null,
  name: 'Aço 1020',
  specific_weight: 7.85,
  price_kg: 9.5,
  group: 'carbon',
  ncm_id: null,
  ncm: null,
  ...fields,
});

export const sheet = (fields: Partial<Schemas['SheetView']> = {}): Schemas['SheetView'] => ({
  id: 1,
  version: 1,
  name: 'Chapa 3 mm',
  material_id: 1,
  material: material(),
  thickness: 3,
  width: 1200,
  length: 3000,
  ...fields,
});

export const bar = (fields: Partial<Schemas['BarView']> = {}): Schemas['BarView'] => ({
  id: 1,
  version: 1,
  name: 'Barra chata',
  length: 6000,
  weight: 12.5,
  price_kg: 7.85,
  ncm: null,
  ...fields,
});

export const stockItem = (fields: Partial<Schemas['StockItemView']> = {}): Schemas['StockItemView'] => ({
  id: 1,
  version: 1,
  code: 'E7',
  material_id: 1,
  material: material(),
  bar_id: null,
  bar: null,
  thickness: 3,
  width: 1200,
  length: 640,
  place: 'Estante 1',
  obs: null,
  batch_id: null,
  from_batch_id: null,
  ...fields,
});

export const component = (fields: Partial<Schemas['ComponentView']> = {}): Schemas['ComponentView'] => ({
  id: 1,
  version: 1,
  name: 'Arruela lisa',
  unit_value: 0.45,
  ncm: null,
  ...fields,
});

export const process = (fields: Partial<Schemas['ProcessView']> = {}): Schemas['ProcessView'] => ({
  id: 1,
  version: 1,
  title: 'Dobra',
  value_per_minute: 1.5,
  ...fields,
});

export const customer = (fields: Partial<Schemas['CustomerView']> = {}): Schemas['CustomerView'] => ({
  id: 1,
  version: 1,
  name: 'Metalúrgica Açaí',
  state: state(),
  ...fields,
});

export const company = (fields: Partial<Schemas['CompanyView']> = {}): Schemas['CompanyView'] => ({
  version: 1,
  name: 'Forja Metal',
  cnpj: '11.222.333/0001-81',
  state_registration: null,
  contact: null,
  address: null,
  postal_code: null,
  city: null,
  tax_note: null,
  phone: null,
  email: null,
  quote_validity_days: 15,
  default_markup: 30,
  named_by_drawing: false,
  default_payment_obs: null,
  default_quote_obs: null,
  mail_subject: '',
  mail_text: '',
  logo: null,
  ...fields,
});

const orderCustomer: Schemas['OrderCustomerView'] = {
  id: 1,
  name: 'Metalúrgica Açaí',
  cnpj: null,
  cpf: null,
  address: null,
  email: null,
  phone: null,
  state_id: 1,
  state: state(),
};

const NO_AMOUNTS = { final_value: 0, ipi: 0, icms: 0, gross_weight: 0, net_weight: 0 };
const NO_VALUES = { unit_value: 0, quantity: 0, total_value: 0, gross_weight: 0, net_weight: 0 };

export const totals = (fields: Partial<Schemas['OrderTotalsView']> = {}): Schemas['OrderTotalsView'] => ({
  parts: 0,
  ipi: 0,
  icms: 0,
  reform: 0,
  taxes: null,
  freight: 0,
  service: 0,
  discount: 0,
  total: 0,
  gross_weight: 0,
  net_weight: 0,
  sets: [],
  values_footer: NO_VALUES,
  ...fields,
});

const NO_PICTURES = {
  content: null,
  thumbnail: null,
  original: null,
  previous_content: null,
  previous_original: null,
  secondary_content: null,
  secondary_thumbnail: null,
  secondary_original: null,
};

export const part = (fields: Partial<Schemas['PartView']> = {}): Schemas['PartView'] => ({
  id: 1,
  set_id: 1,
  version: 1,
  position: 1,
  type: 'material',
  title: 'Flange',
  reference: null,
  obs: null,
  unit: 'piece',
  status: 'in_production',
  ...NO_PICTURES,
  material_id: 1,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: null,
  material: { id: 1, name: 'Aço 1020' },
  sheet: null,
  bar: null,
  component: null,
  ncm: null,
  ...BLANK_FIGURES,
  thickness: 3,
  width: 250,
  length: 400,
  flat_pattern: null,
  operation_id: null,
  customer_material: false,
  origin: null,
  true_area: false,
  contours_out: [],
  cut: null,
  quantity: 10,
  unit_net_weight: 2.355,
  net_weight: 23.55,
  unit_gross_weight: 2.355,
  gross_weight: 23.55,
  unit_value: 67.61,
  final_value: 676.1,
  ipi: 0,
  unit_ipi_value: 0,
  total_ipi_value: 0,
  icms: 18,
  unit_icms_value: 0,
  total_icms_value: 0,
  locked_values: [],
  processes: [],
  basis_differences: [],
  current_final_value: null,
  weight_difference: null,
  ...fields,
});

export const set = (fields: Partial<Schemas['SetView']> = {}): Schemas['SetView'] => ({
  id: 1,
  order_id: 1,
  version: 1,
  position: 1,
  name: 'Base',
  status: 'in_production',
  quantity: 1,
  breaks: [],
  unit: 'piece',
  ncm_id: null,
  ncm: null,
  reference: null,
  obs: null,
  content: null,
  thumbnail: null,
  original: null,
  parts: [part()],
  ...fields,
});

const setTotals = ({ id, quantity, parts }: Schemas['SetView']): Schemas['SetTotalsView'] => ({
  ...NO_AMOUNTS,
  id,
  quantity,
  parts_count: parts.length,
  reform: 0,
  unit: NO_AMOUNTS,
  lines: parts.map((each) => ({ ...NO_VALUES, id: each.id })),
  values_footer: NO_VALUES,
});

const CREATED = '2026-01-05T12:00:00.000Z';
const ALL_RIGHTS = { edit: true, change: true, delete: true, approve: true };
const NO_END = { lost_reason: null, lost_note: null, last_move: null, approved_by: null, approved_at: null };

const NO_DATES = {
  delivery_date: null,
  estimated_delivery_date: null,
  invoice_date: null,
  operation_id: null,
  complete_taxes: false,
  valid_until: null,
  validity: null,
};
const NO_FILE = { os_file: null, os_file_name: null, os_file_size: null };

/** A quote that may be changed, with one set of one part; its totals are zeros unless they are given. */
export const order = (fields: Partial<Schemas['OrderView']> = {}): Schemas['OrderView'] => {
  const sets = fields.sets ?? [set()];
  return {
    id: 1,
    version: 1,
    type: 'pre_order',
    status: 'in_progress',
    customer_id: 1,
    customer: orderCustomer,
    delivery_type: 'CIF',
    delivery_value: 100,
    service_value: 0,
    discount: 0,
    markup: 30,
    payment_obs: null,
    validity_days: 15,
    quote_obs: null,
    breaks: [],
    ...NO_DATES,
    ...NO_FILE,
    created_by: { id: 1, name: 'Ana Souza' },
    revision: null,
    ...NO_END,
    created_at: CREATED,
    updated_at: CREATED,
    can: ALL_RIGHTS,
    transitions: [],
    totals: totals({ sets: sets.map(setTotals) }),
    ...fields,
    sets,
  };
};

const NO_PARTS = {
  parts_count: 0,
  parts: 0,
  ipi: 0,
  reform: 0,
  icms: 0,
  total: 0,
  gross_weight: 0,
  net_weight: 0,
};
const NO_MARGIN = { contribution: 0, margin: null };

/** Answers what the screen of an order asks for. */
export const onOrder = (shown: Schemas['OrderView'] = order()): void => {
  on('get', '/api/company', { 200: company() });
  on('get', '/api/orders/{id}', { 200: shown });
  on('get', '/api/orders/{id}/margins', {
    200: { ...NO_MARGIN, cost: 0, without_discount: NO_MARGIN, sets: [] },
  });
  on('get', '/api/orders/{id}/cutting/unchecked', { 200: [] });
  on('post', '/api/orders/{id}/live-totals', { 200: { order: NO_PARTS, selection: null, part: null } });
  on('get', '/api/company', { 200: company() });
  on('get', '/api/customers', { 200: [customer()] });
  on('get', '/api/operations', { 200: [operation()] });
};

/** A row of a part's processes: twelve minutes of a process. */
export const processRow = (
  fields: Partial<Schemas['ProcessPivotView']> = {},
): Schemas['PartProcessView'] => ({
  id: 1,
  title: 'Dobra',
  value_per_minute: 1.5,
  setup: 0,
  has_rule: false,
  rule_driver: null,
  typed_over_rule: false,
  pivot: {
    time: 12,
    final_value: 18,
    setup: null,
    setup_value: 0,
    rule: false,
    exact_time: null,
    ...fields,
  },
});

/** The server's answer to a part's calculation: its figures and processes unchanged, but for figures that are given. */
export const calculation = (
  of: Schemas['PartView'] = part(),
  fields: Partial<Schemas['CalculationView']> = {},
): Schemas['CalculationView'] => ({
  ...of,
  loss: of.loss ?? 0,
  steps: [],
  ...fields,
  processes: of.processes.map((row) => ({ ...row, rule_problem: null })),
});

/** Answers what the dialog of an order's part asks for; a calculation gives back what is typed. */
export const onPart = (shown: Schemas['PartView'] = part()): void => {
  onOrder(order({ sets: [set({ parts: [shown] })] }));
  on('get', '/api/set-parts/{id}', { 200: shown });
  on('post', '/api/set-parts/calculateProperties', ({ body }) => ({
    200: calculation(shown, body.part as object),
  }));
  on('get', '/api/orders/{id}/earlier-parts', { 200: { parts: [] } });
  on('get', '/api/materials', { 200: [material()] });
  on('get', '/api/sheets', { 200: [sheet()] });
  on('get', '/api/bars', { 200: [bar()] });
  on('get', '/api/components', { 200: [component()] });
  on('get', '/api/processes', { 200: [process()] });
  on('get', '/api/mercosur-common-nomenclatures', { 200: [ncm()] });
};

/** As the list has an order. */
export const listedOrder = (fields: Partial<Schemas['OrderListItem']> = {}): Schemas['OrderListItem'] => ({
  id: 1,
  type: 'pre_order',
  status: 'in_progress',
  customer_id: 1,
  customer: orderCustomer,
  delivery_type: 'CIF',
  delivery_value: 100,
  total: 676.1,
  revision: null,
  sets_count: 1,
  parts_count: 1,
  delivery_date: null,
  valid_until: null,
  validity: null,
  customer_answer: null,
  created_by: { id: 1, name: 'Ana Souza' },
  created_at: CREATED,
  updated_at: CREATED,
  ...fields,
});

export const NO_ORDERS = { items: [], first: null, last: null, more: false, count: null };

/** Answers what the list of orders asks for, which stands at the root path: there are none. */
export const onHome = (): void => {
  on('get', '/api/orders/page', { 200: NO_ORDERS });
  on('get', '/api/orders/count', { 200: { quotes: 0, orders: 0, more: false, total: 0 } });
  on('get', '/api/order-views', { 200: [] });
  on('get', '/api/status-flow', { 200: [] });
  on('get', '/api/order-owners', { 200: [] });
  on('get', '/api/company', { 200: company() });
};

export const errorLog = (fields: Partial<Schemas['ErrorLogView']> = {}): Schemas['ErrorLogView'] => ({
  id: 1,
  level: 'error',
  message: 'Falha',
  user: null,
  created_at: CREATED,
  exception: null,
  file: null,
  line: null,
  url: null,
  method: null,
  ip: null,
  request_data: null,
  trace: null,
  ...fields,
});
