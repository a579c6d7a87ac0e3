import { refreshDigest } from '../orders/tools/refresh/refreshed-order.js';
import { valueDifference } from '../orders/repricing/domain/refresh.js';
import type {
  CutGroupView,
  CutPartView,
  CutPlanView,
  CutPurchaseView,
  CutStockView,
  CuttingView,
  GroupPlanView,
  OrderCutGroupView,
  StockCutView,
} from './cutting.view.js';
import {
  eachAmount,
  storedLoss,
  sumFigures,
  type Amount,
  type CutSums,
  type Purchase,
} from './domain/cut-figures.js';
import {
  layOut,
  orderedName,
  STANDARD_SETTINGS,
  type CutGroup,
  type Ring,
  type StockCut,
} from './domain/cut-group.js';
import type { GroupOfOrder, OrderPlan } from './order-plan.js';
import { cutsDigest, stockForNewSheets } from './changed-sheets.js';
import { outsideParts, type PlanOfGroup } from './plan-of-group.js';
import type { PlannedGroup, StoredPlan } from './stored-plan.js';

/** The plan of an order as the API answers it. @param costs whether its reader sees money of costs */
export function toCuttingView(
  { order, batch_id, stored, groups, refreshed }: OrderPlan,
  costs: boolean,
): CuttingView {
  return Object.assign(toPlanView(stored, groups, costs), {
    batch_id,
    digest: refreshDigest(order, refreshed),
    groups: groups.map((one) => toOrderGroup(one, costs)),
    total: order.amounts.total,
    new_total: refreshed.amounts.total,
    difference: valueDifference(order.amounts.total, refreshed.amounts.total),
    changes: refreshed.parts.length,
  });
}

/** A plan with the figures of all of its groups together, as the API answers it. */
export function toPlanView(
  stored: StoredPlan | null,
  groups: readonly PlanOfGroup[],
  costs: boolean,
): CutPlanView {
  const figures = groups.flatMap((one) => one.figures ?? []);
  return {
    made_at: stored?.made_at ?? null,
    settings: stored?.settings ?? STANDARD_SETTINGS,
    groups: groups.map((one) => toGroupView(one, costs)),
    sums: figures.length === 0 ? null : toSums(sumFigures(figures), costs),
  };
}

function toOrderGroup(one: GroupOfOrder, costs: boolean): OrderCutGroupView {
  const { parts, applicable, value, new_value } = one;
  const priced = { stored_loss: storedLoss(parts), applicable, value, new_value };
  return Object.assign(toGroupView(one, costs), priced);
}

function toGroupView(one: PlanOfGroup, costs: boolean): CutGroupView {
  const { key, kind, name, thickness, parts } = one.group;
  const outlines = new Map(
    one.planned?.plan.outlines?.map(({ part_id, rings, label: [x, y], room }) => [
      part_id,
      { path: pathOf(rings), x, y, room },
    ]),
  );
  return {
    key,
    kind,
    name,
    thickness,
    stock: toStock(one.group),
    parts: parts.map(({ id, title, set, pieces, width, length }, index): CutPartView => ({
      id,
      title,
      set,
      number: index + 1,
      pieces,
      width,
      length,
      outline: outlines.get(id) ?? null,
    })),
    outside: outsideParts(one),
    plan: toPlan(one, costs),
  };
}

const toStock = ({ stock, unused }: CutGroup): CutStockView[] =>
  [...stock, ...unused]
    .map(({ id, own, name }) => ({ id, own, name }))
    .sort((one, other) => Number(other.own) - Number(one.own) || one.id - other.id);

function toPlan({ planned, figures, outdated, changed }: PlanOfGroup, costs: boolean): GroupPlanView | null {
  if (planned === null || figures === null) return null;
  const { plan } = planned;
  return {
    outdated,
    changed,
    digest: cutsDigest(plan),
    proved: plan.proved,
    cuts: plan.cuts.flatMap((cut) => toCut(cut, planned)),
    released: plan.released ?? [],
    new_sheets: stockForNewSheets(planned.group, plan).map((stock) => ({
      stock,
      name: planned.group.stock[stock]?.name ?? '',
    })),
    purchases: figures.purchases.map((one) => toPurchase(one, costs)),
    items: figures.items.map((one) => toPurchase(one, costs)),
    ...toSums(figures, costs),
    loss: figures.loss,
    uncovered: figures.uncovered,
  };
}

function toCut(
  { stock: of, count, placed, used, locked = false }: StockCut,
  { group, plan }: PlannedGroup,
): StockCutView[] {
  const entry = group.stock[of];
  if (!entry) return [];
  const { name: stock, width, length } = entry;
  const outlines = new Map(plan.outlines?.map(({ part_id, rings }) => [part_id, rings]));
  const shown = placed.map((place) => {
    const rings = outlines.get(place.part_id);
    const [corner_x, corner_y] = rings ? layOut(rings, place)([0, 0]) : [place.x, place.y];
    return { ...place, angle: place.angle ?? null, corner_x, corner_y };
  });
  return [{ stock, width, length, used, count, locked, placed: shown }];
}

/** SVG path of an outline. */
export const pathOf = (rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map((point) => point.map(tenths).join(' ')).join('L')}Z`).join('');

/** Tenths of a millimetre are finer than a screen. */
const tenths = (mm: number): number => Math.round(mm * 10) / 10;

/** Money of costs is for those who see it. */
const toAmount = ({ weight, value }: Amount, costs: boolean) => ({ weight, value: costs ? value : null });

const toPurchase = ({ entry, count, ...amount }: Purchase, costs: boolean): CutPurchaseView => ({
  id: entry.id,
  name: orderedName(entry),
  count,
  ...toAmount(amount, costs),
});

const toSums = (sums: CutSums, costs: boolean) => ({
  ...eachAmount((of) => toAmount(sums[of], costs)),
  utilisation: sums.utilisation,
});
