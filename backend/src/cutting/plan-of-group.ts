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
