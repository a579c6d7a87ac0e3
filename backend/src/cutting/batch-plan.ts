import { cutFigures } from './domain/cut-figures.js';
import type { CutGroup } from './domain/cut-group.js';
import { changedParts, planOfGroup, type PlanOfGroup } from './plan-of-group.js';
import type { StoredPlan } from './stored-plan.js';
import type { BatchState } from './cut-batch.entity.js';

/** The plan of a batch as it is stored. Its figures are by the prices of the day on which it was computed. */
export interface BatchPlan {
  batch_id: number;
  order_ids: number[];
  stored: StoredPlan | null;
  groups: PlanOfGroup[];
}

/** The groups of a plan, without a look at what they are by now. */
export const storedGroups = (stored: StoredPlan | null): PlanOfGroup[] =>
  stored?.groups.map((planned) => ({
    group: planned.group,
    planned,
    outdated: false,
    changed: [],
    figures: cutFigures(planned.group, planned.plan),
  })) ?? [];

/**
 * The groups of a plan beside those of the orders as they are now. One that is released is fixed: it is out of date by
 * other pieces alone, not by other stock.
 */
export function comparedGroups(
  state: BatchState,
  current: readonly CutGroup[],
  stored: StoredPlan | null,
): PlanOfGroup[] {
  const known = storedGroups(stored);
  const isNew = ({ key }: CutGroup) => !known.some(({ group }) => group.key === key);
  const added = current.filter(isNew).map((group) => planOfGroup(group, stored));
  const compared = known.map((one): PlanOfGroup => {
    const now = current.find(({ key }) => key === one.group.key);
    if (now && state === 'open') {
      const { outdated, changed } = planOfGroup(now, stored);
      return { ...one, group: now, outdated, changed };
    }
    const changed = changedParts(now ?? { parts: [] }, one.planned);
    return { ...one, outdated: changed.length > 0, changed };
  });
  return [...compared, ...added];
}

/** Titles of the parts that the plan does not cut as they are now. */
export const changedSince = (groups: readonly PlanOfGroup[]): string[] =>
  groups.flatMap(({ group, planned, changed }) =>
    planned ? changed : group.parts.map(({ title }) => title),
  );
