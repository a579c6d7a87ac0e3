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
  const found: BasisDifference[] = [];
  for (const source of CHOICES) collect(found, source, basis[source], current[source]);
  if (basis.icms !== current.icms) {
    found.push({ source: 'icms', id: null, field: 'icms', basis: basis.icms, current: current.icms });
  }
  for (const now of current.processes) {
    collect(found, 'process', basis.processes.find(({ id }) => id === now.id) ?? null, now);
  }
  return found;
}

/** Adds the figures in which one entry differs; an order has hundreds of parts, and most have none. */
function collect<F extends { id: number } & { [K in keyof F]: number | undefined }>(
  found: BasisDifference[],
  source: BasisSource,
  basis: F | null,
  current: F | null,
): void {
  if (basis === null || basis.id !== current?.id) return;
  for (const field of Object.keys(basis) as (keyof F & string)[]) {
    const [was, now] = [basis[field], current[field]] as (number | undefined)[];
    if (was === undefined || now === undefined || now === was) continue;
    found.push({ source, id: basis.id, field, basis: was, current: now });
  }
}
