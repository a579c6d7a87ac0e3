import { pickFields } from '@forja/figures';
import { EMPTY_BASIS, type PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { scaled } from '../../pricing/domain/numbers/scaled.js';
import { calculateFigures } from '../../pricing/domain/part/calculate-part.js';
import { withoutCalculatedValues, type ProcessRow } from '../../pricing/domain/part/process-row.js';
import type { ComparedPart, Reason } from './compared-quote.js';

/** Cents of all sets: without IPI, and the IPI. */
export interface Cents {
  value: number;
  ipi: number;
}

export interface CentsStep extends Cents {
  reason: Reason;
}

/** The inputs of a part's calculation, some of them of the older state and some of the newer. */
interface Mix {
  set_quantity: number;
  input: ComparedPart['input'];
  basis: PriceBasis;
  /** Percent: its own, or its quote's. */
  markup: number;
}

type Replace = (mix: Mix, to: Mix) => Mix;

const DIMENSIONS = ['type', 'customer_material', 'thickness', 'width', 'length', 'loss', 'net_area'] as const;
const LOCKED = [
  'locked_values',
  'unit_net_weight',
  'net_weight',
  'unit_gross_weight',
  'gross_weight',
  'unit_value',
  'final_value',
] as const;

/** The groups of inputs in their order. Each is a full calculation on the mixed inputs; nothing is distributed. */
const GROUPS: readonly { reason: Reason; replace: Replace }[] = [
  {
    reason: 'quantity',
    replace: (mix, to) => ({
      ...mix,
      set_quantity: to.set_quantity,
      input: { ...mix.input, ...pickFields(to.input, ['quantity', 'set_quantity']) },
    }),
  },
  { reason: 'dimensions', replace: withDimensions },
  {
    reason: 'material_price',
    replace: (mix, to) => ({ ...mix, basis: withPrices(mix.basis, to.basis) }),
  },
  { reason: 'processes', replace: withRows },
  { reason: 'rates', replace: withRates },
  { reason: 'setup', replace: withSetups },
  { reason: 'markup', replace: (mix, to) => ({ ...mix, markup: to.markup }) },
  { reason: 'ipi', replace: withTaxes },
  {
    reason: 'locks',
    replace: (mix, to) => ({ ...mix, input: { ...mix.input, ...pickFields(to.input, LOCKED) } }),
  },
];

/** The stored price of the part in all of its sets, in cents. */
export const storedCents = ({ set_quantity, final_value, total_ipi_value }: ComparedPart): Cents => ({
  value: scaled('final_value', final_value) * set_quantity,
  ipi: scaled('total_ipi_value', total_ipi_value) * set_quantity,
});

/**
 * Explains how a part's price moved between two states, reason by reason; the steps sum to the difference of what is stored.
 * @param markups of the two quotes, percent, for a part without its own
 */
export function partSteps(
  from: ComparedPart,
  to: ComparedPart,
  markups: { from: number; to: number },
): CentsStep[] {
  const calculated = { from: mixOf(from, markups.from), to: mixOf(to, markups.to) };
  const lost = { from: lostProcesses(from, calculated.from), to: lostProcesses(to, calculated.to) };
  // A price that can't be calculated any more follows nothing but how often its set is made.
  if ((lost.from.size > 0 || lost.to.size > 0) && samePrice(from, to)) {
    return [{ reason: 'quantity' as const, ...minus(storedCents(to), storedCents(from)) }].filter(moves);
  }
  const newer = withRowsOf(calculated.to, calculated.from, lost.to);
  let mix = withRowsOf(calculated.from, calculated.to, lost.from);
  let inputs = JSON.stringify(mix);
  if (inputs === JSON.stringify(newer))
    return [unexplained(minus(storedCents(to), storedCents(from)))].filter(moves);
  let cents = centsOf(mix);
  const first = cents;
  const steps = GROUPS.map(({ reason, replace }): CentsStep => {
    mix = replace(mix, newer);
    const before = cents;
    const replaced = JSON.stringify(mix);
    // Most groups replace nothing, and a calculation is dearer than the comparison.
    if (replaced !== inputs) cents = centsOf(mix);
    inputs = replaced;
    return { reason, ...minus(cents, before) };
  });
  // Where an older arithmetic gave what is stored, the ends differ from what is calculated today.
  const atEnds = minus(minus(storedCents(to), cents), minus(storedCents(from), first));
  return [...steps, unexplained(atEnds)].filter(moves);
}

/**
 * Processes that its price holds and its rows lack, since the catalogue has lost them (a revision that was taken up): what
 * the rows give is not what is stored then.
 */
function lostProcesses(part: ComparedPart, mix: Mix): ReadonlySet<number> {
  const named = new Set(part.input.processes.map(({ process_id }) => process_id));
  const missing = mix.basis.processes.map(({ id }) => id).filter((id) => !named.has(id));
  if (missing.length === 0 || !moves(minus(storedCents(part), centsOf(mix)))) return new Set();
  return new Set(missing);
}

const samePrice = (one: ComparedPart, other: ComparedPart): boolean =>
  one.final_value === other.final_value && one.total_ipi_value === other.total_ipi_value;

/** With the rows of lost processes as the other state has them: the best that is known of them. */
function withRowsOf(mix: Mix, other: Mix, lost: ReadonlySet<number>): Mix {
  const rows = other.input.processes.filter(({ process_id }) => process_id !== null && lost.has(process_id));
  return { ...mix, input: { ...mix.input, processes: [...mix.input.processes, ...rows] } };
}

const unexplained = (cents: Cents): CentsStep => ({ reason: 'recalculated', ...cents });

export const moves = ({ value, ipi }: Cents): boolean => value !== 0 || ipi !== 0;

export const minus = (one: Cents, other: Cents): Cents => ({
  value: one.value - other.value,
  ipi: one.ipi - other.ipi,
});

/** Values that follow time × rate are taken out of the rows, so that other rates give them anew. */
function mixOf({ set_quantity, input, basis }: ComparedPart, markup: number): Mix {
  const known = basis ?? EMPTY_BASIS;
  const processes = withoutCalculatedValues(input.processes, known.processes);
  const own = input.markup ?? markup;
  return { set_quantity, basis: known, markup: own, input: { ...input, markup: null, processes } };
}

function centsOf({ set_quantity, input, basis, markup }: Mix): Cents {
  const { final_value, total_ipi_value } = calculateFigures(input, basis, markup);
  return {
    value: scaled('final_value', final_value) * set_quantity,
    ipi: scaled('total_ipi_value', total_ipi_value) * set_quantity,
  };
}

/** Type, choices, measures and the basis's weight figures; the price stays the older one's, save on another type. */
function withDimensions(mix: Mix, to: Mix): Mix {
  const input = { ...mix.input, ...pickFields(to.input, DIMENSIONS) };
  const retyped = mix.input.type !== to.input.type;
  const { material, sheet, bar, component } = to.basis;
  const weighed = { ...mix.basis, material, sheet, bar, component };
  return { ...mix, input, basis: retyped ? weighed : withPrices(weighed, mix.basis) };
}

/** The basis with the prices of another one, for each source that both have. */
function withPrices(basis: PriceBasis, prices: PriceBasis): PriceBasis {
  const { material, sheet, bar, component } = prices;
  return {
    ...basis,
    material: basis.material && { ...basis.material, price_kg: (material ?? basis.material).price_kg },
    sheet: basis.sheet && { ...basis.sheet, price_kg: (sheet ?? basis.sheet).price_kg },
    bar: basis.bar && { ...basis.bar, price_kg: (bar ?? basis.bar).price_kg },
    component: basis.component && {
      ...basis.component,
      unit_value: (component ?? basis.component).unit_value,
    },
  };
}

/** Rows, minutes and typed values, at the rates and setups of before; a process that is new comes with its own. */
function withRows(mix: Mix, to: Mix): Mix {
  const rates = to.basis.processes.map(
    (process) => mix.basis.processes.find(({ id }) => id === process.id) ?? process,
  );
  return {
    ...mix,
    input: { ...mix.input, processes: withSetupsOf(mix.input.processes, to.input.processes) },
    basis: { ...mix.basis, processes: rates },
  };
}

/** The rows with the setups of their counterparts: the same process, the first of it the first one, and so on. */
function withSetupsOf(before: readonly ProcessRow[], rows: readonly ProcessRow[]): ProcessRow[] {
  const left = [...before];
  return rows.map((row) => {
    const at = left.findIndex(({ process_id }) => process_id === row.process_id);
    const [counterpart] = at < 0 ? [] : left.splice(at, 1);
    return counterpart ? { ...row, setup: counterpart.setup } : row;
  });
}

/** BRL per minute; the setups are those of before. */
function withRates(mix: Mix, to: Mix): Mix {
  const processes = to.basis.processes.map((process) => {
    const known = mix.basis.processes.find(({ id }) => id === process.id) ?? process;
    return { ...process, setup: known.setup ?? 0 };
  });
  return { ...mix, basis: { ...mix.basis, processes } };
}

/** The rate of IPI, and whether the part's operation leaves it out. */
function withTaxes(mix: Mix, to: Mix): Mix {
  const { untaxed: _former, ...basis } = mix.basis;
  const { ncm, untaxed } = to.basis;
  return { ...mix, basis: { ...basis, ncm, ...(untaxed && { untaxed }) } };
}

/** Minutes per lot, of the rows and of their processes. */
function withSetups(mix: Mix, to: Mix): Mix {
  return {
    ...mix,
    input: { ...mix.input, processes: to.input.processes },
    basis: { ...mix.basis, processes: to.basis.processes },
  };
}
