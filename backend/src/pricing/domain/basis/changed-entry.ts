import type { RuleVersion } from '../minutes/time-rule.js';
import { NONE_RULED, type RuledProcesses } from './basis-differences.js';
import type {
  BasisBar,
  BasisComponent,
  BasisMaterial,
  BasisNcm,
  BasisProcess,
  BasisSheet,
  PriceBasis,
} from './price-basis.js';

/** A rule for minutes as it is now, or as it will be, and the processes that it belongs to. */
export interface ChangedRule {
  process_ids: readonly number[];
  version: RuleVersion;
}

/** A catalogue entry with its figures after a change; ICMS is the rate of the customers of the orders in hand. */
export type ChangedEntry =
  | { kind: 'material'; figures: BasisMaterial }
  | { kind: 'sheet'; figures: BasisSheet }
  | { kind: 'bar'; figures: BasisBar }
  | { kind: 'component'; figures: BasisComponent }
  | { kind: 'ncm'; figures: BasisNcm }
  | { kind: 'process'; figures: BasisProcess }
  | { kind: 'icms'; figures: { icms: number } }
  | { kind: 'rule'; figures: ChangedRule };

/**
 * The basis with this entry's figures in the place of those it has; everything else stays as it was promised.
 * @param ruled processes of rows that follow a rule; without any, another rule or group is no other figure
 * @returns null where the basis lacks the entry, or has these figures already
 */
export function withEntry(
  basis: PriceBasis,
  entry: ChangedEntry,
  ruled: RuledProcesses = NONE_RULED,
): PriceBasis | null {
  switch (entry.kind) {
    case 'material':
      return withMaterial(basis, entry.figures, ruled);
    case 'sheet':
      return withSheet(basis, entry.figures);
    case 'bar':
      return replaced(basis.bar, entry.figures, (bar) => ({ ...basis, bar }));
    case 'component':
      return replaced(basis.component, entry.figures, (component) => ({ ...basis, component }));
    case 'ncm':
      return replaced(basis.ncm, entry.figures, (ncm) => ({ ...basis, ncm }));
    case 'process':
      return withProcess(basis, entry.figures, ruled);
    case 'icms':
      return basis.icms === entry.figures.icms ? null : { ...basis, icms: entry.figures.icms };
    case 'rule':
      return withRule(basis, entry.figures, ruled);
  }
}

/** A material counts for parts of it and, by its weight and price, for parts of its sheets. */
function withMaterial(
  basis: PriceBasis,
  { id, specific_weight, price_kg, group = 'other' }: BasisMaterial,
  ruled: RuledProcesses,
): PriceBasis | null {
  const figures = { specific_weight, price_kg, ...(ruled.size > 0 && { group }) };
  const material = basis.material?.id === id ? { ...basis.material, ...figures } : basis.material;
  const sheet = basis.sheet?.material_id === id ? { ...basis.sheet, ...figures } : basis.sheet;
  if (isSame(basis.material, material) && isSame(basis.sheet, sheet)) return null;
  return { ...basis, material, sheet };
}

/** A sheet brings its own sizes; weight and price of its material come along only where that is another one. */
function withSheet(basis: PriceBasis, figures: BasisSheet): PriceBasis | null {
  const { sheet } = basis;
  if (sheet === null) return null;
  const { specific_weight, price_kg, group } = sheet.material_id === figures.material_id ? sheet : figures;
  const { group: _, ...sizes } = figures;
  const now = { ...sizes, specific_weight, price_kg, ...(group !== undefined && { group }) };
  return replaced(sheet, now, (replacing) => ({ ...basis, sheet: replacing }));
}

function withProcess(
  basis: PriceBasis,
  { id, value_per_minute, setup = 0, rule_version_id = null }: BasisProcess,
  ruled: RuledProcesses,
): PriceBasis | null {
  const before = basis.processes.find((process) => process.id === id);
  if (!before) return null;
  const promised = before.rule_version_id ?? null;
  const rule = ruled.has(id) ? rule_version_id : promised;
  const known = [before.value_per_minute, before.setup ?? 0, promised];
  if ([value_per_minute, setup, rule].every((figure, place) => figure === known[place])) return null;
  const now = { id, value_per_minute, setup, ...(rule !== null && { rule_version_id: rule }) };
  return { ...basis, processes: basis.processes.map((process) => (process.id === id ? now : process)) };
}

/** Rates and setups stay as they were promised: the version of the rule alone is another one. */
function withRule(
  basis: PriceBasis,
  { process_ids, version: { id: rule_version_id } }: ChangedRule,
  ruled: RuledProcesses,
): PriceBasis | null {
  const isChanged = (process: BasisProcess): boolean =>
    ruled.has(process.id) && process_ids.includes(process.id) && process.rule_version_id !== rule_version_id;
  if (!basis.processes.some(isChanged)) return null;
  const processes = basis.processes.map((process) =>
    isChanged(process) ? { ...process, rule_version_id } : process,
  );
  return { ...basis, processes };
}

function replaced<F extends { id: number }>(
  before: F | null,
  now: F,
  basisWith: (figures: F) => PriceBasis,
): PriceBasis | null {
  return before?.id !== now.id || isSame(before, now) ? null : basisWith(now);
}

function isSame<F extends object>(one: F | null, other: F | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(other) as (keyof F)[]).every((field) => one[field] === other[field]);
}
