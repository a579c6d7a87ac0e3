import type { BatchState } from './cut-batch.entity.js';
import { cutFigures, type CutFigures, type WeighedPart } from './domain/cut-figures.js';
import type { CutGroup, OutsidePart } from './domain/cut-group.js';
import { planDigest, type PlannedGroup, type StoredPlan } from './stored-plan.js';

/** A group as it is now, with its plan. */
export interface PlanOfGroup {
  group: CutGroup;
  /** Null before it is computed. */
  planned: PlannedGroup | null;
  /** Whether the plan is of other pieces, stock or settings. */
  outdated: boolean;
  /** Titles of the parts whose pieces are not those of the plan. */
  changed: string[];
  figures: CutFigures | null;
}

/**
 * The plan of a group. Its figures are by today's prices; those of a plan that is out of date are of its own day.
 * @param parts whose loss the plan shows
 */
export function planOfGroup(
  group: CutGroup,
  stored: StoredPlan | null,
  parts?: readonly WeighedPart[],
): PlanOfGroup {
  const planned = stored?.groups.find((one) => one.group.key === group.key) ?? null;
  const outdated = stored !== null && planned?.digest !== planDigest(group, stored.settings);
  const figures = planned && cutFigures(outdated ? planned.group : group, planned.plan, parts);
  return { group, planned, outdated, changed: outdated ? changedParts(group, planned) : [], figures };
}

/** The plan of a batch as it is stored. Its figures are by the prices of the day on which it was computed. */
export interface BatchPlan {
  batch_id: number;
  order_ids: number[];
  stored: StoredPlan | null;
  groups: PlanOfGroup[];
}

/** The groups of a plan, without a look at what they are by now. */
export const storedGroups = (stored: StoredPlan | null): PlanOfGroup[] =>
  stored?.groups.map((planned) => {
    const { group, plan } = planned;
    return { group, planned, outdated: false, changed: [], figures: cutFigures(group, plan) };
  }) ?? [];

/**
 * The groups of a batch's plan beside those of its orders as they are now. One that is released is fixed: it is out of date by
 * other pieces alone, not by other stock.
 */
export function comparedGroups(
  state: BatchState,
  current: readonly CutGroup[],
  stored: StoredPlan | null,
): PlanOfGroup[] {
  const known = storedGroups(stored);
  const added = current.filter(({ key }) => !known.some(({ group }) => group.key === key));
  const compared = known.map((one): PlanOfGroup => {
    const now = current.find(({ key }) => key === one.group.key);
    if (now && state === 'open') return { ...planOfGroup(now, stored), figures: one.figures };
    const changed = changedParts(now ?? { parts: [] }, one.planned);
    return { ...one, outdated: changed.length > 0, changed };
  });
  return [...compared, ...added.map((group) => planOfGroup(group, stored))];
}

/** Titles of the parts that the plan does not cut as they are now. */
export const changedSince = (groups: readonly PlanOfGroup[]): string[] =>
  groups.flatMap(({ group, planned, changed }) =>
    planned ? changed : group.parts.map(({ title }) => title),
  );

/** Parts that the plan does not cut; with so many of their pieces where the search found no place for these, null: all. */
export const outsideParts = ({
  group,
  planned,
}: PlanOfGroup): (OutsidePart & { pieces: number | null })[] => [
  ...group.outside.map((part) => ({ ...part, pieces: null })),
  ...(planned?.plan.left.map(({ part_id: id, pieces }) => {
    const title = planned.group.parts.find((part) => part.id === id)?.title ?? '';
    // Sheets and bars to buy are never too few: pieces that are left although some can be bought fit none.
    const isBought = planned.group.stock.some(({ own }) => !own);
    return { id, title, reason: isBought ? ('too_large' as const) : ('no_stock' as const), pieces };
  }) ?? []),
];

/** Titles of the parts whose pieces are not those of the plan; where it cuts outlines, also of those whose drawing is another one. */
export function changedParts(group: Pick<CutGroup, 'parts'>, planned: PlannedGroup | null): string[] {
  const drawings = planned?.plan.outlines !== undefined;
  const key = ({ width, length, pieces, turns, drawing_key }: (typeof group.parts)[number]) =>
    [width, length, pieces, turns, drawings && drawing_key].join();
  const before = new Map(planned?.group.parts.map((part) => [part.id, part]));
  const now = new Map(group.parts.map((part) => [part.id, part]));
  const all = [...new Map([...before, ...now]).values()];
  return all
    .filter(({ id }) => {
      const [was, is] = [before.get(id), now.get(id)];
      return !was || !is || key(was) !== key(is);
    })
    .map(({ title }) => title);
}
