import type { PriceBasis } from './price-basis.js';

export type BasisSource = 'material' | 'sheet' | 'bar' | 'component' | 'ncm' | 'icms' | 'process';

/** One figure in which a saved part and today's catalogue differ. */
export interface BasisDifference {
  source: BasisSource;
  /** The catalogue entry; null for ICMS, which comes from the customer's state. */
  id: number | null;
  field: string;
  /** What the part was calculated with. */
  basis: number;
  /** What the catalogue says now. */
  current: number;
}

const CHOICES = ['material', 'sheet', 'bar', 'component', 'ncm'] as const;

/**
 * Where a saved part's basis and the current figures differ, so that the part can say so.
 * Entries are compared by id: one that is only on one side is another choice, not another figure.
 */
export function basisDifferences(basis: PriceBasis, current: PriceBasis): BasisDifference[] {
  const choices = CHOICES.flatMap((source) => entryDifferences(source, basis[source], current[source]));
  const icms: BasisDifference = {
    source: 'icms',
    id: null,
    field: 'icms',
    basis: basis.icms,
    current: current.icms,
  };
  const processes = current.processes.flatMap((now) =>
    entryDifferences('process', basis.processes.find(({ id }) => id === now.id) ?? null, now),
  );
  return [...choices, ...(icms.basis === icms.current ? [] : [icms]), ...processes];
}

function entryDifferences<T extends { id: number }>(
  source: BasisSource,
  basis: T | null,
  current: T | null,
): BasisDifference[] {
  if (basis === null || basis.id !== current?.id) return [];
  const now = new Map<string, number>(Object.entries(current));
  return Object.entries<number>({ ...basis }).flatMap(([field, value]) => {
    const other = now.get(field);
    return other === undefined || other === value
      ? []
      : [{ source, id: basis.id, field, basis: value, current: other }];
  });
}
