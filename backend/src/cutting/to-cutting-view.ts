import { refreshDigest } from '../orders/tools/refresh/refreshed-order.js';
import { valueDifference } from '../orders/repricing/domain/refresh.js';
import type { CutGroupView, CutPartView, CuttingView, GroupPlanView, StockCutView } from './cutting.view.js';
import {
  isGrossLocked,
  storedLoss,
  sumFigures,
  type CutFigures,
  type CutSums,
} from './domain/cut-figures.js';
import { STANDARD_SETTINGS, type StockCut } from './domain/cut-group.js';
import type { GroupOfOrder, OrderPlan } from './order-plan.js';
import type { PlannedGroup } from './stored-plan.js';

/** The plan as the API answers it. @param costs whether its reader sees money of costs */
export function toCuttingView({ order, stored, groups, refreshed }: OrderPlan, costs: boolean): CuttingView {
  const figures = groups.flatMap((one) => one.figures ?? []);
  const setNames = new Map(order.sets.map(({ id, name }) => [id, name]));
  return {
    version: order.version,
    digest: refreshDigest(order, refreshed),
    made_at: stored?.made_at ?? null,
    settings: stored?.settings ?? STANDARD_SETTINGS,
    groups: groups.map((one) => toGroup(one, setNames, costs)),
    sums: figures.length === 0 ? null : toSums(sumFigures(figures), costs),
    total: order.amounts.total,
    new_total: refreshed.amounts.total,
    difference: valueDifference(order.amounts.total, refreshed.amounts.total),
    changes: refreshed.parts.length,
  };
}

function toGroup(one: GroupOfOrder, setNames: ReadonlyMap<number, string>, costs: boolean): CutGroupView {
  const { group, planned, outdated, figures, applicable, value, new_value } = one;
  const { key, kind, name, thickness, stock, unused, outside } = group;
  return {
    key,
    kind,
    name,
    thickness,
    stock: [...stock, ...unused]
      .map(({ id, name: entry }) => ({ id, name: entry }))
      .sort((one, other) => one.id - other.id),
    parts: toParts(one, setNames),
    outside,
    plan: planned && figures && toPlan(planned, figures, { outdated, changed: changedParts(one), costs }),
    stored_loss: storedLoss(one.parts),
    applicable,
    value,
    new_value,
  };
}

const toParts = ({ group, parts }: GroupOfOrder, setNames: ReadonlyMap<number, string>): CutPartView[] =>
  group.parts.flatMap(({ id, title, pieces, width, length }, index) => {
    const part = parts[index];
    if (!part) return [];
    const set = setNames.get(part.set_id) ?? '';
    const { loss } = part;
    return [{ id, title, set, number: index + 1, pieces, width, length, loss, locked: isGrossLocked(part) }];
  });

/** Titles of the parts whose pieces are not those of the plan. */
function changedParts({ group, planned }: GroupOfOrder): string[] {
  const key = ({ width, length, pieces, turns }: (typeof group.parts)[number]) =>
    [width, length, pieces, turns].join();
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

function toPlan(
  { group, plan }: PlannedGroup,
  figures: CutFigures,
  { outdated, changed, costs }: { outdated: boolean; changed: string[]; costs: boolean },
): GroupPlanView {
  const entries = new Map(group.stock.map((entry) => [entry.id, entry]));
  const toCut = ({ stock_id, count, placed, used }: StockCut): StockCutView[] => {
    const entry = entries.get(stock_id);
    if (!entry) return [];
    const { name: stock, width, length } = entry;
    return [{ stock_id, stock, width, length, used, count, placed }];
  };
  return {
    outdated,
    changed: outdated ? changed : [],
    proved: plan.proved,
    cuts: plan.cuts.flatMap(toCut),
    purchases: figures.purchases.map((purchase) => ({
      id: purchase.entry.id,
      name: purchase.entry.name,
      count: purchase.count,
      weight: purchase.weight,
      value: costs ? purchase.value : null,
    })),
    ...toSums(figures, costs),
    loss: figures.loss,
    uncovered: figures.uncovered,
  };
}

/** Money of costs is for those who see it. */
function toSums({ bought, used, kept, scrap, utilisation }: CutSums, costs: boolean) {
  const amount = ({ weight, value }: CutSums['bought']) => ({ weight, value: costs ? value : null });
  return {
    bought: amount(bought),
    used: amount(used),
    kept: amount(kept),
    scrap: amount(scrap),
    utilisation,
  };
}
