/**
 * The price basis of a part: the catalogue figures that it was calculated with, saved beside its values. A quote
 * is a promise: a price change in a catalogue alters no saved part, and an edit of one of its fields calculates
 * from its own basis. Only another choice (or Recalcular) brings in current figures.
 */
import type { MaterialGroup } from '../minutes/time-rule.js';
import type { PartType } from '../part-type.js';
import type { IcmsBaseRule } from '../taxes/icms-base.js';
import type { UntaxedBy } from '../taxes/operations.js';

export interface BasisMaterial {
  id: number;
  /** g/mm³ */
  specific_weight: number;
  price_kg: number;
  /** The material's group in rules; absent (other) in a basis from before there were any. */
  group?: MaterialGroup;
}

/** A sheet, with the figures of its material. */
export interface BasisSheet {
  id: number;
  thickness: number;
  width: number;
  length: number;
  material_id: number;
  specific_weight: number;
  price_kg: number;
  /** Of its material. */
  group?: MaterialGroup;
}

/** A bar: `weight` kg over `length` mm. */
export interface BasisBar {
  id: number;
  length: number;
  weight: number;
  price_kg: number;
}

export interface BasisComponent {
  id: number;
  unit_value: number;
}

export interface BasisNcm {
  id: number;
  /** % */
  ipi: number;
}

export interface BasisProcess {
  id: number;
  value_per_minute: number;
  /** Minutes per lot; absent (0) in a basis from before there were any. */
  setup?: number;
  /** The version of its rule for minutes; null and absent: it has none. */
  rule_version_id?: number | null;
}

/** Plain numbers, fit for a JSON column. null: the part has no such choice. */
export interface PriceBasis {
  material: BasisMaterial | null;
  sheet: BasisSheet | null;
  bar: BasisBar | null;
  component: BasisComponent | null;
  ncm: BasisNcm | null;
  /** % of the customer's state, 0 where there is none; of the sale itself where its order has a tax basis. */
  icms: number;
  /** Absent where ICMS is taken from the price alone. */
  icms_base?: IcmsBaseRule;
  /** Taxes that the part's operation leaves out in an order with a tax basis; absent: none. */
  untaxed?: UntaxedBy[];
  /** Of the part's goods, 0 to 8, in an order with a tax basis; absent: the basis's own. */
  origin?: number;
  processes: BasisProcess[];
}

export const EMPTY_BASIS: Readonly<PriceBasis> = Object.freeze({
  material: null,
  sheet: null,
  bar: null,
  component: null,
  ncm: null,
  icms: 0,
  processes: [],
});

/**
 * The basis to calculate with.
 * @param saved what the part was last calculated with; null for a part that never was
 * @param current today's catalogue figures of the choices that the part has now
 * @param refresh Recalcular: take all current figures
 * @returns for each source the saved figures where the choice is the same, else the current ones; ICMS as saved for the same origin
 */
export function mergeBasis(saved: PriceBasis | null, current: PriceBasis, refresh: boolean): PriceBasis {
  const promised = refresh || saved === null ? current : saved;
  return {
    material: keep(promised.material, current.material),
    sheet: keep(promised.sheet, current.sheet),
    bar: keep(promised.bar, current.bar),
    component: keep(promised.component, current.component),
    ncm: keep(promised.ncm, current.ncm),
    // Goods of another origin have another rate between states.
    icms: promised.origin === current.origin ? promised.icms : current.icms,
    // They follow from the order and the part as they are, and no catalogue entry changes them.
    ...(current.icms_base && { icms_base: current.icms_base }),
    ...(current.untaxed && { untaxed: current.untaxed }),
    ...(current.origin !== undefined && { origin: current.origin }),
    processes: current.processes.map((now) => ({
      ...(promised.processes.find(({ id }) => id === now.id) ?? now),
    })),
  };
}

/**
 * The basis with today's rules and material groups where it has none yet, for rows that follow a rule from now on; rules and
 * groups that it has stay as they were promised.
 * @param ruled processes of the rows that follow a rule
 */
export function withRules(basis: PriceBasis, current: PriceBasis, ruled: ReadonlySet<number>): PriceBasis {
  if (ruled.size === 0) return basis;
  return {
    ...basis,
    material: basis.material && { group: groupOf(current.material), ...basis.material },
    sheet: basis.sheet && { group: groupOf(current.sheet), ...basis.sheet },
    processes: basis.processes.map((process) => {
      if (!ruled.has(process.id) || isGiven(process.rule_version_id)) return process;
      const now = current.processes.find(({ id }) => id === process.id)?.rule_version_id;
      return isGiven(now) ? { ...process, rule_version_id: now } : process;
    }),
  };
}

const isGiven = (id: number | null | undefined): id is number => id !== null && id !== undefined;

const groupOf = (entry: { group?: MaterialGroup } | null): MaterialGroup => entry?.group ?? 'other';

/** The basis without the choices that a part of this type does not use, so that they are not compared either. */
export function basisOfType(type: PartType | null, basis: PriceBasis): PriceBasis {
  return {
    ...basis,
    material: type === 'material' ? basis.material : null,
    sheet: type === 'sheet' ? basis.sheet : null,
    bar: type === 'bar' ? basis.bar : null,
    component: type === 'component' ? basis.component : null,
  };
}

/** A copy of the saved figures where the choice is the same, else of the current ones. */
function keep<T extends { id: number }>(saved: T | null, current: T | null): T | null {
  if (current === null) return null;
  return saved !== null && saved.id === current.id ? { ...saved } : { ...current };
}
