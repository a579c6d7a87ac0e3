import { readiness as text } from '../../../i18n/orders';
import { paths } from '../../../routes';
import { contradictedSides, hasDoubtfulShape, hasDoubtfulUnit } from '../../data/drawn-part';
import { today } from '../../../ui';
import type { AskedField } from '../general/general-fields';
import type { Order, OrderSet, OrderStatus, Part } from '../../data/types';

/** The statuses in which the strip stands; a finished or cancelled order has nothing open. */
type OpenStatus = keyof typeof text.before;

type FindingKind = keyof typeof text.findings;

/** Something that an order lacks, with the places where it is put right; without any it is the order's own. */
export interface Finding {
  kind: FindingKind;
  parts: readonly Part[];
  sets: readonly OrderSet[];
  /** Names of materials and bars. */
  groups?: readonly string[];
}

/** The entry that a part of a type is made of; one that is gone leaves the choice empty. */
const CHOICES = {
  material: 'material_id',
  sheet: 'sheet_id',
  bar: 'bar_id',
  component: 'component_id',
} as const;

function lacksChoice(part: Part): boolean {
  const { type } = part;
  const lacksItem = type !== null && type !== 'process' && part[CHOICES[type]] === null;
  return lacksItem || lacksProcess(part);
}

/** A row that never had a process costs nothing. */
const lacksProcess = ({ processes }: Part): boolean =>
  processes.some(({ id, pivot }) => id === null && Boolean(pivot.final_value));

/** A rule that gave a row no minutes: the part does not say what drives it, or its table has no row that fits. */
function lacksMinutes({ processes }: Part): boolean {
  return processes.some(({ pivot }) => pivot.rule && pivot.exact_time === null);
}

/** Made here, but nothing is done to it: its work would be quoted for nothing. A bought part has none. */
const lacksWork = ({ type, processes }: Part, { status }: Order): boolean =>
  status === 'in_progress' && type !== null && type !== 'component' && processes.length === 0;

/** Bends of its DXF that no process makes; a count of the part's own says whether they are any. A bought part is bent already. */
function lacksBending({ type, bends, flat_pattern, processes }: Part): boolean {
  const drawn = flat_pattern?.features?.bends ?? 0;
  if (type === 'component' || drawn === 0 || bends === 0) return false;
  return !processes.some(({ rule_driver, title }) => rule_driver === 'bends' || /dobra/i.test(title ?? ''));
}

const PART_RULES: readonly { kind: FindingKind; open: (part: Part, order: Order) => boolean }[] = [
  { kind: 'type', open: ({ type }) => type === null },
  { kind: 'choice', open: lacksChoice },
  { kind: 'quantity', open: ({ quantity }) => quantity === 0 },
  { kind: 'ncm', open: ({ ncm_id }) => ncm_id === null },
  {
    // An invoice takes no other code.
    kind: 'ncm_digits',
    open: ({ ncm }, { complete_taxes }) =>
      complete_taxes && ncm !== null && ncm.code.replace(/\D/g, '').length !== 8,
  },
  // Sizes, cut and holes follow from it.
  { kind: 'unit', open: hasDoubtfulUnit },
  { kind: 'sizes', open: (part) => contradictedSides(part) !== null },
  { kind: 'process', open: lacksWork },
  { kind: 'bends', open: lacksBending },
  { kind: 'price', open: ({ unit_value }) => unit_value === 0 },
  { kind: 'minutes', open: lacksMinutes },
  {
    // An order's prices are agreed.
    kind: 'typed_over_rule',
    open: ({ processes }, { type }) => type === 'pre_order' && processes.some((row) => row.typed_over_rule),
  },
  { kind: 'drawing', open: hasDoubtfulShape },
  { kind: 'weight', open: ({ weight_difference }) => weight_difference !== null },
  {
    // An order's prices are agreed.
    kind: 'price_changed',
    open: ({ basis_differences }, { type }) => type === 'pre_order' && basis_differences.length > 0,
  },
];

export const isOpen = (status: OrderStatus): status is OpenStatus => status in text.before;

const allParts = ({ sets }: Order): Part[] => sets.flatMap(({ parts }) => parts);

/** Prices that add nothing to the cost; an order's are agreed. */
const lacksMarkup = ({ type, markup }: Order, parts: readonly Part[]): boolean =>
  type === 'pre_order' && markup === 0 && parts.some((part) => part.markup === null);

/** A duplicate has the date of delivery of the order that it was made of. */
const promisesThePast = ({ status, delivery_date }: Order): boolean =>
  status === 'in_progress' && delivery_date !== null && delivery_date.slice(0, 10) < today();

/** The address at which a finding of the order itself is put right; null where that is a field of the order. */
export function addressOfFinding(kind: FindingKind, { id, customer_id }: Order): string | null {
  if (kind === 'parts' || kind === 'cutting') return paths.orderTab(id, kind);
  if (kind === 'state' || kind === 'taxpayer') return `/customers/${String(customer_id)}`;
  if (kind === 'invoice_day') return null;
  const isAboutTaxes =
    kind === 'tax_table' || kind === 'tax_review' || TAX_RULES.some((rule) => rule.kind === kind);
  return isAboutTaxes ? paths.orderTab(id, 'values') : null;
}

/** The field of the order in which a finding of its own without an address is put right. */
export function fieldOfFinding(kind: FindingKind): AskedField['field'] {
  if (kind === 'late') return 'delivery';
  if (kind === 'invoice_day') return 'invoice';
  return kind === 'customer' ? kind : 'markup';
}

/** Of an order whose taxes are computed for the day of its invoice. */
const TAX_RULES: readonly { kind: FindingKind; open: (order: Order) => boolean }[] = [
  { kind: 'invoice_day', open: ({ invoice_date }) => invoice_date === null },
  {
    kind: 'tax_day',
    open: ({ invoice_date, totals: { taxes } }) => invoice_date !== null && taxes?.day !== invoice_date,
  },
  { kind: 'estimate', open: ({ totals: { taxes } }) => taxes?.estimate === true },
];

/**
 * Finds the things that an order lacks before it goes on, in the order of the form. Presence and what the server compared, nothing is
 * calculated; a kind of finding for parts is a row of the table above.
 * @param loses whether its margin is negative, as far as the user may know it
 */
export function readiness(order: Order, loses = false): Finding[] {
  if (!isOpen(order.status)) return [];
  const parts = allParts(order);
  const sets = order.sets.filter(({ quantity }) => quantity === 0);
  const findings: Finding[] = [];
  if (order.customer_id === null) findings.push({ kind: 'customer', parts: [], sets: [] });
  if (order.customer && !order.customer.state) findings.push({ kind: 'state', parts: [], sets: [] });
  if (parts.length === 0) findings.push({ kind: 'parts', parts: [], sets: [] });
  if (sets.length > 0) findings.push({ kind: 'set_quantity', parts: [], sets });
  if (lacksMarkup(order, parts)) findings.push({ kind: 'markup', parts: [], sets: [] });
  if (loses) findings.push({ kind: 'margin', parts: [], sets: [] });
  const taxed = order.complete_taxes ? TAX_RULES.filter(({ open }) => open(order)) : [];
  findings.push(...taxed.map(({ kind }) => ({ kind, parts: [], sets: [] })));
  for (const { kind, open } of PART_RULES) {
    const found = parts.filter((part) => open(part, order));
    if (found.length > 0) findings.push({ kind, parts: found, sets: [] });
  }
  if (promisesThePast(order)) findings.push({ kind: 'late', parts: [], sets: [] });
  return findings;
}

/** The findings before a move: finishing an order also asks for its parts. */
export function readinessFor(order: Order, to: OrderStatus): Finding[] {
  const findings = readiness(order);
  const unfinished = allParts(order).filter(({ status }) => status !== 'finished');
  return to === 'finished' && unfinished.length > 0
    ? [...findings, { kind: 'unfinished', parts: unfinished, sets: [] }]
    : findings;
}
