import type {
  BasisBar,
  BasisComponent,
  BasisMaterial,
  BasisNcm,
  BasisProcess,
  BasisSheet,
  PriceBasis,
} from './price-basis.js';

/** A catalogue entry with its figures after a change; ICMS is the rate of the customers of the orders in hand. */
export type ChangedEntry =
  | { kind: 'material'; figures: BasisMaterial }
  | { kind: 'sheet'; figures: BasisSheet }
  | { kind: 'bar'; figures: BasisBar }
  | { kind: 'component'; figures: BasisComponent }
  | { kind: 'ncm'; figures: BasisNcm }
  | { kind: 'process'; figures: BasisProcess }
  | { kind: 'icms'; figures: { icms: number } };

/**
 * The basis with this entry's figures in the place of those it has; everything else stays as it was promised.
 * @returns null where the basis lacks the entry, or has these figures already
 */
export function withEntry(basis: PriceBasis, entry: ChangedEntry): PriceBasis | null {
  switch (entry.kind) {
    case 'material':
      return withMaterial(basis, entry.figures);
    case 'sheet':
      return withSheet(basis, entry.figures);
    case 'bar':
      return replaced(basis.bar, entry.figures, (bar) => ({ ...basis, bar }));
    case 'component':
      return replaced(basis.component, entry.figures, (component) => ({ ...basis, component }));
    case 'ncm':
      return replaced(basis.ncm, entry.figures, (ncm) => ({ ...basis, ncm }));
    case 'process':
      return withProcess(basis, entry.figures);
    case 'icms':
      return basis.icms === entry.figures.icms ? null : { ...basis, icms: entry.figures.icms };
  }
}

/** A material counts for parts of it and, by its weight and price, for parts of its sheets. */
function withMaterial(
  basis: PriceBasis,
  { id, specific_weight, price_kg }: BasisMaterial,
): PriceBasis | null {
  const material = basis.material?.id === id ? { id, specific_weight, price_kg } : basis.material;
  const sheet = basis.sheet?.material_id === id ? { ...basis.sheet, specific_weight, price_kg } : basis.sheet;
  if (isSame(basis.material, material) && isSame(basis.sheet, sheet)) return null;
  return { ...basis, material, sheet };
}

/** A sheet brings its own sizes; weight and price of its material come along only where that is another one. */
function withSheet(basis: PriceBasis, figures: BasisSheet): PriceBasis | null {
  const { sheet } = basis;
  if (sheet === null) return null;
  const { specific_weight, price_kg } = sheet.material_id === figures.material_id ? sheet : figures;
  return replaced(sheet, { ...figures, specific_weight, price_kg }, (now) => ({ ...basis, sheet: now }));
}

function withProcess(
  basis: PriceBasis,
  { id, value_per_minute, setup = 0 }: BasisProcess,
): PriceBasis | null {
  const now = { id, value_per_minute, setup };
  const before = basis.processes.find((process) => process.id === id) ?? null;
  return replaced(before && { ...before, setup: before.setup ?? 0 }, now, () => ({
    ...basis,
    processes: basis.processes.map((process) => (process.id === id ? now : process)),
  }));
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
