import { withEntry, type ChangedEntry } from '../../../pricing/domain/basis/changed-entry.js';
import { withoutCalculatedValues, type ProcessRowResult } from '../../../pricing/domain/part/process-row.js';
import { icmsValues } from '../../../pricing/domain/part/taxes.js';
import type { RuleVersions } from '../../../pricing/domain/minutes/time-rule.js';
import { ruledProcesses, type PartToPrice } from './part-to-price.js';
import { calculatedWith, type Repriced } from './reprice.js';

/** A part as a changed catalogue entry makes it. */
export interface RepricedByEntry<P> extends Repriced<P> {
  /** Its process rows as they are valued then. */
  rows: readonly ProcessRowResult[] | null;
}

/**
 * The cost of a part with the new figures of one catalogue entry, all others as they were promised: locks, typed minutes and
 * typed row values stay. Another ICMS changes the ICMS alone.
 * @param markup percent of the order
 * @returns null where the entry changes nothing of it, and for a part that was never calculated
 * @throws ResultTooLarge
 */
export function repriceByEntry<P extends PartToPrice>(
  part: P,
  markup: number,
  entry: ChangedEntry,
): RepricedByEntry<P> | null {
  const saved = part.price_basis;
  const price_basis = saved && withEntry(saved, entry, ruledProcesses(part));
  if (saved === null || price_basis === null) return null;
  if (entry.kind === 'icms') {
    const values = icmsValues(part.unit_value, part.final_value, price_basis.icms);
    return { part, fields: { ...values, price_basis }, rows: null };
  }
  const rows = withoutCalculatedValues(part.processes, saved.processes);
  const { fields, result } = calculatedWith(part, {
    price_basis,
    rows,
    markup,
    rules: rulesWith(part, entry),
  });
  return { part, fields, rows: result.processes };
}

/** A rule may say what is not stored yet. */
function rulesWith({ rules }: PartToPrice, entry: ChangedEntry): RuleVersions | undefined {
  if (entry.kind !== 'rule') return rules;
  const { version } = entry.figures;
  return new Map([...(rules ?? []), [version.id, version]]);
}
