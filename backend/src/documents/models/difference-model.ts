import { byName } from '@forja/figures';
import {
  type BreakRow,
  onTopOf,
  quoteSet,
  terms,
  wholeBreaks,
  type QuoteLine,
  type QuoteSet,
} from './quote-model.js';
import type { OrderTree, SetTree } from '../../orders/tree/order-tree.js';
import { minus } from '../../revisions/domain/money.js';
import { counted, day, money, orderNumber } from './format.js';
import {
  type LoadedDocument,
  customerName,
  letterhead,
  orderWord,
  type Fact,
  type Letterhead,
} from './shared-model.js';

/** A text before and after; null where it was not there, or is not there any more. */
export interface Change {
  before: string | null;
  after: string | null;
}

const change = (before: string | null | undefined, after: string | null | undefined): Change => ({
  before: before ?? null,
  after: after ?? null,
});

export const differs = ({ before, after }: Change): boolean => before !== after;

/** The fields of a quantity's row, in the order of its columns. */
export const BREAK_FIELDS = ['quantity', 'price', 'total', 'ipi', 'weight'] as const;
const LINE_FIELDS = ['reference', 'title', 'ncm', 'unit', 'quantity', 'price', 'ipi', 'total'] as const;

/** A quantity that is offered, or was: each field as the quotes print it. */
export type ChangedBreak = Record<keyof BreakRow, Change>;

/**
 * All quantities of both quotes where one of them changed or comes to something else; none where all are as they were. In
 * the order of the newer quote, those that are gone last.
 */
function changedBreaks(before: readonly BreakRow[], after: readonly BreakRow[]): ChangedBreak[] {
  const older = byQuantity(before);
  const newer = byQuantity(after);
  const quantities = new Set([...newer.keys(), ...older.keys()]);
  const rows = [...quantities].map((quantity) => changedBreak(older.get(quantity), newer.get(quantity)));
  return rows.some((row) => Object.values(row).some(differs)) ? rows : [];
}

const byQuantity = (rows: readonly BreakRow[]) => new Map(rows.map((row) => [row.quantity, row]));

const changedBreak = (before: BreakRow | undefined, after: BreakRow | undefined): ChangedBreak =>
  byName(BREAK_FIELDS, (field) => change(before?.[field], after?.[field]));

export type ChangeKind = 'added' | 'removed' | 'changed';

/** A part of which the quote says something else than before. */
export interface ChangedLine {
  kind: ChangeKind;
  /** Each field of the line as the quotes print it. */
  fields: Record<keyof QuoteLine, Change>;
}

export interface ChangedSet {
  /** Null where the set itself is as it was, or differs in its breaks or in what its parts come to alone. */
  kind: ChangeKind | null;
  name: Change;
  quantity: Change;
  price: Change;
  total: Change;
  /** References and remarks that differ. */
  notes: LabelledChange[];
  lines: ChangedLine[];
  breaks: ChangedBreak[];
  /** '12 peças sem alteração'; null where there is none. */
  unchanged: string | null;
}

export interface LabelledChange extends Change {
  label: string;
}

/** A row of the totals. */
export interface TotalChange extends LabelledChange {
  moved: string;
}

/**
 * Differences between two states of a quote as its customer may see them: made of what the two quotes print and of nothing
 * else, so that no cost can be in it.
 */
export interface DifferenceModel {
  kind: 'difference';
  title: string;
  letterhead: Letterhead;
  dates: Fact[];
  customer: string;
  /** 'R0' and 'R1'. */
  names: { before: string; after: string };
  /** The taxes that come on top of the newer prices, by name. */
  on_top: string;
  sets: ChangedSet[];
  /** Of the whole quote. */
  breaks: ChangedBreak[];
  terms: LabelledChange[];
  totals: TotalChange[];
  total: TotalChange;
}

export function differenceModel(before: LoadedDocument, after: LoadedDocument): DifferenceModel {
  const names = { before: stateName(before), after: stateName(after) };
  const { order } = after;
  return {
    kind: 'difference',
    title: `${orderWord(order)} ${orderNumber(order.id)} – o que mudou de ${names.before} para ${names.after}`,
    letterhead: letterhead(after.company),
    dates: [
      { label: names.before, value: day(before.issued_at) },
      { label: names.after, value: day(after.issued_at) },
    ],
    customer: customerName(order),
    names,
    on_top: onTopOf(order),
    sets: changedSets(before, after),
    breaks: changedBreaks(wholeBreaks(before.breaks), wholeBreaks(after.breaks)),
    terms: changedTerms(before.order, order),
    totals: totalChanges(before.order, order),
    total: totalChange('Total', before.order.amounts.total, order.amounts.total),
  };
}

function stateName({ order, revision }: LoadedDocument): string {
  if (!revision) return orderWord(order);
  return `R${String(revision.number)}${revision.draft ? ' (rascunho)' : ''}`;
}

/** A set with what the quote prints of it. */
interface PrintedSet {
  set: SetTree;
  printed: QuoteSet;
}

const printedSets = ({ order, breaks }: LoadedDocument): PrintedSet[] =>
  order.sets.map((set) => ({ set, printed: quoteSet(set, onTopOf(order), breaks) }));

/** In the order of the newer state, those that are gone last. */
function changedSets(before: LoadedDocument, after: LoadedDocument): ChangedSet[] {
  const [older, newer] = [printedSets(before), printedSets(after)];
  const olderById = new Map(older.map((each) => [each.set.id, each]));
  const kept = new Set(newer.map(({ set }) => set.id));
  return [
    ...newer.map((each) => changedSet(olderById.get(each.set.id), each)),
    ...older.filter(({ set }) => !kept.has(set.id)).map((each) => changedSet(each, undefined)),
  ].filter(
    ({ kind, lines, breaks, price, total }) =>
      kind !== null || lines.length > 0 || breaks.length > 0 || differs(price) || differs(total),
  );
}

function changedSet(before: PrintedSet | undefined, after: PrintedSet | undefined): ChangedSet {
  const older = before?.printed;
  const newer = after?.printed;
  const of = (field: 'name' | 'quantity' | 'price' | 'total') => change(older?.[field], newer?.[field]);
  const [name, quantity] = [of('name'), of('quantity')];
  const notes = older && newer ? changedNotes(older, newer) : [];
  const isChanged = [name, quantity, ...notes].some(differs);
  const lines = changedLines(linesOf(before), linesOf(after));
  return {
    kind: kindOf(before, after) ?? (isChanged ? 'changed' : null),
    name,
    quantity,
    price: of('price'),
    total: of('total'),
    notes,
    lines,
    breaks: changedBreaks(older?.breaks ?? [], newer?.breaks ?? []),
    unchanged: unchangedOf(newer?.lines.length ?? 0, lines),
  };
}

const changedNotes = (before: QuoteSet, after: QuoteSet): LabelledChange[] =>
  [
    { label: 'Referência', ...change(before.reference, after.reference) },
    { label: 'Observações', ...change(before.obs, after.obs) },
  ].filter(differs);

function unchangedOf(parts: number, lines: readonly ChangedLine[]): string | null {
  const count = parts - lines.filter(({ kind }) => kind !== 'removed').length;
  return count === 0 ? null : `${counted(count, 'peça', 'peças')} sem alteração`;
}

const linesOf = (of: PrintedSet | undefined): Map<number, QuoteLine> =>
  new Map(
    of?.set.parts.flatMap(({ id }, index) => {
      const line = of.printed.lines[index];
      return line ? [[id, line] as const] : [];
    }),
  );

function changedLines(
  before: ReadonlyMap<number, QuoteLine>,
  after: ReadonlyMap<number, QuoteLine>,
): ChangedLine[] {
  const ids = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))];
  return ids
    .map((id) => changedLine(before.get(id), after.get(id)))
    .filter(({ kind, fields }) => kind !== 'changed' || Object.values(fields).some(differs));
}

const changedLine = (before: QuoteLine | undefined, after: QuoteLine | undefined): ChangedLine => ({
  kind: kindOf(before, after) ?? 'changed',
  fields: byName(LINE_FIELDS, (field) => change(before?.[field], after?.[field])),
});

const kindOf = (before: unknown, after: unknown): 'added' | 'removed' | null => {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : null;
};

/** Terms besides the prices that differ. */
function changedTerms(before: OrderTree, after: OrderTree): LabelledChange[] {
  const [older, newer] = [before, after].map((order) => new Map(facts(order)));
  const labels = new Set([...(newer?.keys() ?? []), ...(older?.keys() ?? [])]);
  return [...labels]
    .map((label) => ({ label, ...change(older?.get(label), newer?.get(label)) }))
    .filter(differs);
}

const facts = (order: OrderTree): [label: string, value: string][] => [
  ['Cliente', customerName(order)],
  ...terms({ ...order, created_by: null }).map(({ label, value }): [string, string] => [label, value]),
  ...(order.quote_obs ? [['Observações', order.quote_obs] as [string, string]] : []),
];

function totalChanges({ amounts: before }: OrderTree, { amounts: after }: OrderTree): TotalChange[] {
  const rows = [totalChange('Peças', before.parts, after.parts), totalChange('IPI', before.ipi, after.ipi)];
  const charges = [
    ['CBS e IBS', before.reform, after.reform],
    ['Frete (CIF)', before.freight, after.freight],
    ['Serviço', before.service, after.service],
    ['Desconto', minus(0, before.discount), minus(0, after.discount)],
  ] as const;
  for (const [label, older, newer] of charges) {
    if (older !== 0 || newer !== 0) rows.push(totalChange(label, older, newer));
  }
  return rows;
}

function totalChange(label: string, before: number, after: number): TotalChange {
  const moved = minus(after, before);
  return {
    label,
    before: signed(before),
    after: signed(after),
    moved: `${moved > 0 ? '+ ' : ''}${signed(moved)}`,
  };
}

const signed = (value: number) => (value < 0 ? `− ${money(minus(0, value))}` : money(value));
