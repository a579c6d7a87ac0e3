import { CHOICES, type Choice } from './catalogue-figures.js';
import type { BasisMaterial, BasisProcess, PriceBasis } from './price-basis.js';

export type BasisSource = Choice | 'icms' | 'process';

/** One figure in which a saved part and today's catalogue differ. */
export interface BasisDifference {
  source: BasisSource;
  /** The catalogue entry; null for ICMS, which comes from the customer's state. */
  id: number | null;
  field: string;
  /** The figure that the part was calculated with; null: no rule. */
  basis: number | string | null;
  /** The catalogue's figure of now. */
  current: number | string | null;
}

/** The processes whose rows in a part follow their rules: only for these do rules and groups count. */
export type RuledProcesses = ReadonlySet<number>;

/** No row of the part follows a rule. */
export const NONE_RULED: RuledProcesses = new Set();

/**
 * Where a saved part's basis and the current figures differ, so that the part can say so.
 * Entries are compared by id: one that is only on one side is another choice, not another figure.
 * @param ruled processes of rows that follow a rule; without any, rules and material groups don't count
 */
export function basisDifferences(
  basis: PriceBasis,
  current: PriceBasis,
  ruled: RuledProcesses = NONE_RULED,
): BasisDifference[] {
  const found: BasisDifference[] = [];
  for (const source of CHOICES) collect(found, source, basis[source], current[source]);
  if (ruled.size > 0) {
    collectGroup(found, 'material', basis.material, current.material);
    collectGroup(found, 'sheet', basis.sheet, current.sheet);
  }
  if (basis.icms !== current.icms) {
    found.push({ source: 'icms', id: null, field: 'icms', basis: basis.icms, current: current.icms });
  }
  for (const now of current.processes) {
    const was = basis.processes.find(({ id }) => id === now.id) ?? null;
    collect(found, 'process', was, now);
    if (was && ruled.has(now.id)) collectRule(found, was, now);
  }
  return found;
}

/** A rule that was saved anew is another version of it. */
function collectRule(found: BasisDifference[], was: BasisProcess, now: BasisProcess): void {
  const [basis, current] = [was.rule_version_id ?? null, now.rule_version_id ?? null];
  if (basis === current) return;
  found.push({ source: 'process', id: now.id, field: 'rule_version_id', basis, current });
}

/** Of the same material or sheet; one from before there were groups is of group other. */
function collectGroup(
  found: BasisDifference[],
  source: 'material' | 'sheet',
  was: Grouped | null,
  now: Grouped | null,
): void {
  if (was === null || was.id !== now?.id) return;
  const [basis, current] = [was.group ?? 'other', now.group ?? 'other'];
  if (basis !== current) found.push({ source, id: was.id, field: 'group', basis, current });
}

type Grouped = Pick<BasisMaterial, 'id' | 'group'>;

/** Rules and groups are no figures. */
const UNCOUNTED: ReadonlySet<string> = new Set(['rule_version_id', 'group']);

/** Adds the figures in which one entry differs; an order has hundreds of parts, and most have none. */
function collect<F extends { id: number }>(
  found: BasisDifference[],
  source: BasisSource,
  basis: F | null,
  current: F | null,
): void {
  if (basis === null || basis.id !== current?.id) return;
  for (const field of Object.keys(basis) as (keyof F & string)[]) {
    if (UNCOUNTED.has(field)) continue;
    const [was, now] = [basis[field], current[field]] as (number | undefined)[];
    if (was === undefined || now === undefined || now === was) continue;
    found.push({ source, id: basis.id, field, basis: was, current: now });
  }
}
