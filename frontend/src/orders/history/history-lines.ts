import { byName, figure, type FigureName, partFiguresWith } from '@forja/figures';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { history, lostReasons, parts, screen, statuses, types } from '../../i18n/orders';
import { formatDate, formatDateTime, formatFigure, formatMoney } from '../../ui/format';
import type { OrderEvent } from '../data/types';

/** One change as it is read: a field with both values, or what became of it in a word. */
export type HistoryLine = { label: string } & ({ from: string; to: string } | { now: string });

/** The name of a catalogue's entry, where it is loaded. */
export type EntryName = (catalogue: 'customers' | 'operations', id: number) => string | undefined;
type Format = (value: unknown, nameOf: EntryName) => string;

const text: Format = (value) => String(value);
const money: Format = (value) => formatMoney(Number(value));
const plain =
  (name: FigureName): Format =>
  (value) =>
    formatFigure(name, Number(value), { decimals: 'needed' });
/** The figures of a part, which its declaration says are kept. */
const { markup, loss, quantity, unit_gross_weight, unit_value, final_value, ...measures } = byName(
  partFiguresWith('history', true),
  (name) => (figure(name).unit === 'BRL' ? money : plain(name)),
);
const named =
  (names: Readonly<Record<string, string>>): Format =>
  (value) =>
    names[String(value)] ?? String(value);

/** A setup of the row's own is the last; it is absent in what was kept before there were any. */
type KeptProcess = [name: string | null, minutes: number, worth: number, setup?: number | null];

/** Process rows come as JSON (backend: part-changes). */
const processes: Format = (value) => {
  const rows = JSON.parse(String(value)) as KeptProcess[];
  const minutesOf = (minutes: number) => formatFigure('time', minutes, { bare: true });
  const shown = rows.map(([title, minutes, worth, setup]) => {
    const [name, time, money] = [title ?? history.noProcess, minutesOf(minutes), formatMoney(worth)];
    if (setup === undefined || setup === null) return history.process(name, time, money);
    return history.processWithSetup(name, time, minutesOf(setup), money);
  });
  return shown.join(', ') || history.nothing;
};

/** How each field's values are read, in the order of the forms. Files have lines of their own. */
const formats: Record<keyof typeof history.fields, Format> = {
  name: text,
  title: text,
  type: named({ ...types, ...parts.types }),
  status: named(statuses),
  lost_reason: named(lostReasons),
  lost_note: text,
  customer_id: (id, nameOf) => nameOf('customers', Number(id)) ?? history.unknownCustomer(Number(id)),
  owner: text,
  delivery_type: text,
  delivery_value: money,
  service_value: money,
  discount: money,
  markup,
  delivery_date: (value) => formatDateTime(String(value)),
  estimated_delivery_date: text,
  invoice_date: (value) => formatDate(String(value)),
  complete_taxes: (day) => formatDate(String(day)),
  payment_obs: text,
  validity_days: (days) => screen.daysOfValidity(Number(days)),
  quote_obs: text,
  remind_customer: (is) => (is ? texts.common.yes : texts.common.no),
  material: text,
  sheet: text,
  bar: text,
  component: text,
  ncm: text,
  ...measures,
  contours_out: text,
  cut_length: plain('cut_length'),
  loss,
  quantity,
  breaks: (breaks) =>
    (breaks as number[]).map((each) => quantity(each, () => undefined)).join(', ') || history.nothing,
  unit: named(parts.units),
  operation_id: (id, nameOf) => nameOf('operations', Number(id)) ?? String(id),
  operation: named(history.operations),
  customer_material: (is) => (is ? texts.common.yes : texts.common.no),
  origin: (origin) => texts.companyTaxes.origins[Number(origin)] ?? '',
  processes,
  unit_gross_weight,
  unit_value,
  final_value,
  reference: text,
  obs: text,
  total: money,
  revision: (number) => texts.revisions.name(Number(number)),
};

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Files have no values that a reader would know: what became of them, in a word. */
const files: Readonly<Record<string, string>> = { os_file_id: history.osFile, picture: history.picture };

const fileLine = (label: string, from: unknown, to: unknown): HistoryLine => {
  const replaced = isGiven(from) ? history.osReplaced : history.osAdded;
  return { label, now: isGiven(to) ? replaced : history.osRemoved };
};

const isField = (field: string): field is keyof typeof formats => field in formats;

/** The lines of a customer's answer: accepted value, quantities, purchase order, text. */
const answerLines = ({ action, details }: OrderEvent): HistoryLine[] => {
  if (!isAnswer(action)) return [];
  const { purchase_order: order, text: written, accepted, quantities } = details ?? {};
  return [
    ...(typeof accepted === 'number' ? [{ label: history.accepted, now: formatMoney(accepted) }] : []),
    ...(typeof quantities === 'string' ? [{ label: history.chosen, now: quantities }] : []),
    ...(typeof order === 'string' ? [{ label: history.purchaseOrder, now: order }] : []),
    ...(typeof written === 'string' ? [{ label: history.written[action], now: written }] : []),
  ];
};

const isAnswer = (action: OrderEvent['action']): action is keyof typeof history.written =>
  action in history.written;

/** The changes of an event, field by field, in the order in which the form shows them. */
export const historyLines = (event: OrderEvent, nameOf: EntryName): HistoryLine[] => {
  const { details } = event;
  const changes = Object.entries(details ?? {}).filter(
    (change): change is [string, [unknown, unknown]] => Array.isArray(change[1]) && change[1].length === 2,
  );
  const place = Object.keys(formats);
  const ordered = changes.toSorted(([a], [b]) => place.indexOf(a) - place.indexOf(b));
  const changed = ordered.flatMap(([field, [from, to]]): HistoryLine[] => {
    const file = files[field];
    if (file) return [fileLine(file, from, to)];
    if (!isField(field)) return [];
    const shown = (value: unknown) => (isGiven(value) ? formats[field](value, nameOf) : history.nothing);
    return [{ label: history.fields[field], from: shown(from), to: shown(to) }];
  });
  return [...changed, ...answerLines(event)];
};

/** Why parts were recalculated: a catalogue entry's new figures alone, their cutting plan, or all of today's catalogue. */
const recalculation = (count: number, { entry, cutting }: NonNullable<OrderEvent['details']>): string => {
  if (cutting === true) return history.gaveLoss(count);
  return typeof entry === 'string' ? history.recalculatedWith(count, entry) : history.recalculated(count);
};

const isLink = (action: OrderEvent['action']): action is 'link_made' | 'link_withdrawn' =>
  action === 'link_made' || action === 'link_withdrawn';

/** The deed that an event did with a revision; null for anything else. */
const revisionDeed = (action: OrderEvent['action'], number: unknown, recipient: unknown): string | null => {
  const name = texts.revisions.name(Number(number));
  if (action === 'revision_taken_up') return history.tookUp(name);
  if (isLink(action)) {
    return history.linked(history.deeds[action], name, typeof recipient === 'string' ? recipient : '');
  }
  return isAnswer(action) && typeof number === 'number'
    ? history.answered(history.deeds[action], name)
    : null;
};

const transferred = {
  parts_moved: history.partsOf,
  parts_copied: history.partsOf,
  sets_moved: history.setsOf,
  sets_copied: history.setsOf,
} as const;

const isTransfer = (action: OrderEvent['action']): action is keyof typeof transferred =>
  action in transferred;

/** The deed of parts or sets that came from another place or went to one; null for anything else. */
const transferDeed = ({ action, details }: OrderEvent): string | null => {
  const { names, count, from_order: from, to_order: to } = details ?? {};
  if (!isTransfer(action) || !Array.isArray(names) || typeof count !== 'number') return null;
  const shown = names.join(', ');
  const all = count > names.length ? history.andMore(shown, count - names.length) : shown;
  const source = typeof from === 'number' ? history.fromOrder(padNumber(from)) : '';
  const place = typeof to === 'number' ? history.toOrder(padNumber(to)) : source;
  return history.transferred(history.deeds[action], transferred[action](count), all, place);
};

/** The deed of an event, in a word or with the other order's number: `duplicou em 000012`. */
export const historyDeed = (event: OrderEvent): string => {
  const { action, details } = event;
  const { copy, copy_of: source, part, set, part_ids: parts, revision, recipient, to } = details ?? {};
  if (action === 'created' && typeof source === 'number') return history.createdFrom(padNumber(source));
  if (action === 'duplicated' && typeof copy === 'number') return history.duplicatedTo(padNumber(copy));
  if (action === 'recalculated' && Array.isArray(parts)) return recalculation(parts.length, details ?? {});
  if (action === 'mailed' && typeof to === 'string') return history.mailedTo(to);
  const name = part ?? set;
  const deed = typeof name === 'string' ? history.deedOn(history.deeds[action], name) : history.deeds[action];
  return revisionDeed(action, revision, recipient) ?? transferDeed(event) ?? deed;
};
