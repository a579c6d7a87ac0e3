import type { GridColumn } from '../core/column';

/** Which columns a user wants to see, and in which order. */
export interface ColumnChoice {
  /** Keys of columns, those that this order has no part with included; one that is not among them stands where it would. */
  order: readonly string[];
  hidden: readonly string[];
  /** These stand before all others and stay in view. */
  frozen: readonly string[];
  /** px, of columns whose border was dragged. */
  widths: Readonly<Record<string, number>>;
}

/** Columns that are switched on together; the others are what every estimator fills in. */
export const GROUPS = {
  taxes: [
    'ncm',
    'operation',
    'customer_material',
    'origin',
    'ipi',
    'unit_ipi_value',
    'total_ipi_value',
    'icms',
    'unit_icms_value',
    'total_icms_value',
    'unit_net_weight',
    'net_weight',
    'unit_gross_weight',
    'gross_weight',
  ],
  price: ['loss', 'markup', 'unit', 'status', 'obs'],
  costs: ['cost', 'contribution', 'margin'],
  drawing: ['true_area', 'bends', 'holes', 'weld', 'cut_length', 'pierces', 'net_area'],
} as const satisfies Record<string, readonly string[]>;
export type ColumnGroup = keyof typeof GROUPS;

/** As the product comes. */
export const STANDARD: ColumnChoice = {
  order: [],
  hidden: Object.values(GROUPS).flat(),
  frozen: ['thumbnail', 'title'],
  widths: {},
};

/** px */
const NARROWEST = 36;
const WIDEST = 600;

/** The rows' numbers, which select whole rows, begin each row. */
const FIRST = 'position';
/** The columns that a row is known by. */
const ALWAYS: readonly string[] = [FIRST, 'title'];

export const canMove = (key: string): boolean => key !== FIRST;
export const canHide = (key: string): boolean => !ALWAYS.includes(key);

/** The keys of all columns in the order of the choice, with those that it knows from elsewhere. */
const keysInOrder = (all: readonly GridColumn[], order: readonly string[]): string[] => {
  const keys = [...order];
  for (const [place, { key }] of all.entries()) {
    if (keys.includes(key)) continue;
    const before = all[place - 1];
    keys.splice(before ? keys.indexOf(before.key) + 1 : 0, 0, key);
  }
  return keys;
};

const isFrozen = ({ frozen }: ColumnChoice, key: string): boolean => key === FIRST || frozen.includes(key);

const withFrozen = (column: GridColumn, frozen: boolean): GridColumn =>
  (column.frozen === true) === frozen ? column : { ...column, frozen: frozen || undefined };

const withOwnWidth = (column: GridColumn, { widths }: ColumnChoice): GridColumn => {
  const width = widths[column.key];
  return width === undefined ? column : { ...column, width };
};

/** All columns, the hidden ones too, as the choice has them: the frozen ones first. */
export const sorted = (all: readonly GridColumn[], choice: ColumnChoice): GridColumn[] => {
  const byKey = new Map(all.map((column) => [column.key, column]));
  const columns = keysInOrder(all, choice.order).flatMap((key) => {
    const column = byKey.get(key);
    return column ? [withOwnWidth(column, choice)] : [];
  });
  const rank = ({ key }: GridColumn) => (key === FIRST ? 0 : isFrozen(choice, key) ? 1 : 2);
  return columns
    .toSorted((one, other) => rank(one) - rank(other))
    .map((column) => withFrozen(column, isFrozen(choice, column.key)));
};

/**
 * The columns that are shown.
 * @param kept columns with texts that are not saved: they stay in view until they are
 */
export const arranged = (
  all: readonly GridColumn[],
  choice: ColumnChoice,
  kept: readonly string[] = [],
): GridColumn[] =>
  sorted(all, choice).filter(({ key }) => !choice.hidden.includes(key) || kept.includes(key));

/** Shows a column, or hides it. */
export const withHidden = (choice: ColumnChoice, key: string, hidden: boolean): ColumnChoice => {
  const others = choice.hidden.filter((each) => each !== key);
  return { ...choice, hidden: hidden && canHide(key) ? [...others, key] : others };
};

/** Shows all columns of a group, or hides them. */
export const withGroup = (choice: ColumnChoice, group: ColumnGroup, hidden: boolean): ColumnChoice =>
  GROUPS[group].reduce((so, key) => withHidden(so, key, hidden), choice);

/** Gives a column another width, in px. */
export const withWidth = (choice: ColumnChoice, key: string, width: number): ColumnChoice => ({
  ...choice,
  widths: { ...choice.widths, [key]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) },
});

/** Lets a column stay in view, or scroll with the others. */
export const withFreeze = (choice: ColumnChoice, key: string, frozen: boolean): ColumnChoice => {
  const others = choice.frozen.filter((each) => each !== key);
  return { ...choice, frozen: frozen && key !== FIRST ? [...others, key] : others };
};

/** Puts a column beside another one, among the frozen ones where that one is. Nothing stands before the rows' numbers. */
export const withMove = (
  all: readonly GridColumn[],
  choice: ColumnChoice,
  { key, beside, side }: { key: string; beside: string; side: 'before' | 'after' },
): ColumnChoice => {
  if (!canMove(key) || key === beside) return choice;
  const keys = keysInOrder(all, choice.order).filter((each) => each !== key);
  const behind = side === 'after' || beside === FIRST;
  keys.splice(keys.indexOf(beside) + (behind ? 1 : 0), 0, key);
  return withFreeze({ ...choice, order: keys }, key, isFrozen(choice, beside));
};

/** Moves a column by one place among these, within the frozen ones or the others; the same choice where it is at the end. */
export const withStep = (
  all: readonly GridColumn[],
  choice: ColumnChoice,
  { key, step, among }: { key: string; step: -1 | 1; among: readonly GridColumn[] },
): ColumnChoice => {
  const place = among.findIndex((column) => column.key === key);
  const beside = among[place + step];
  if (place < 0 || !beside || !canMove(beside.key)) return choice;
  if (isFrozen(choice, beside.key) !== isFrozen(choice, key)) return choice;
  return withMove(all, choice, { key, beside: beside.key, side: step < 0 ? 'before' : 'after' });
};
