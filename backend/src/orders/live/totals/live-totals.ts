import { NotFound } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { EMPTY_BASIS } from '../../../pricing/domain/basis/price-basis.js';
import {
  NO_CHARGES,
  type OrderCharges,
  type PartAmounts,
} from '../../../pricing/domain/order/order-amounts.js';
import { partsCosts, partsTotals, type PartsOfSet } from '../../../pricing/domain/order/parts-totals.js';
import { calculateCosts } from '../../../pricing/domain/part/calculate-part.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import { seesCosts, type Viewer } from '../../domain/visibility.js';
import type { PartCalculatorService } from '../../parts/part-calculator.service.js';
import { inputOf, type PartToPrice } from '../../repricing/domain/part-to-price.js';
import type { OrderReader } from '../../tree/order-reader.service.js';
import type { LiveTotalsDto } from './live-totals.dto.js';
import type { ChangedPartsView, LiveTotalsView, PartsTotalsView } from './live-totals.view.js';

type CountedPart = PartToPrice & PartAmounts & { id: number };
type CountedSet = PartsOfSet<CountedPart>;

interface TotalsSources {
  reader: OrderReader;
  calculator: PartCalculatorService;
}

/**
 * Sums an order and some of its parts, also with a part as it is being edited. Stores nothing.
 * @throws NotFound for an order or a part that the viewer does not see; Invalid as the part's calculation
 */
export async function calculateTotals(
  { reader, calculator }: TotalsSources,
  viewer: Viewer,
  orderId: number,
  request: LiveTotalsDto,
): Promise<LiveTotalsView> {
  const order = await reader.getTree(viewer, orderId);
  const edited = await calculateEdited(calculator, viewer, request);
  const stored: CountedSet[] = order.sets;
  const sets = edited ? stored.map((set) => withPart(set, edited)) : stored;
  if (edited && !has(sets, edited.id)) throw new NotFound(messages.http.notFound);
  const costs = seesCosts(viewer);
  const uncharged = { ...NO_CHARGES, tax_basis: order.tax_basis };
  const someOf = (ids: readonly number[]) =>
    totalsOf(only(sets, new Set(ids)), { costs, charges: uncharged });
  return refusingTooLarge(() => ({
    order: totalsOf(sets, { costs, charges: order }),
    selection: request.part_ids ? someOf(request.part_ids) : null,
    part: edited ? someOf([edited.id]) : null,
  }));
}

/** These parts as they are now, and what the order amounts to with them. @throws NotFound for an order that the viewer does not see */
export async function readChangedParts(
  reader: OrderReader,
  viewer: Viewer,
  orderId: number,
  ids: readonly number[],
): Promise<ChangedPartsView> {
  const { sets, totals } = await reader.view(viewer, orderId);
  const wanted = new Set(ids);
  const parts = sets.flatMap((set) => set.parts).filter(({ id }) => wanted.has(id));
  parts.forEach(({ id }) => wanted.delete(id));
  const shown = new Set(parts.map(({ id }) => id));
  for (const set of totals.sets) set.lines = set.lines.filter(({ id }) => id !== null && shown.has(id));
  return { parts, removed: [...wanted], order_totals: totals };
}

async function calculateEdited(
  calculator: PartCalculatorService,
  viewer: Viewer,
  { part, refresh }: LiveTotalsDto,
): Promise<CountedPart | null> {
  if (!part?.id) return null;
  return { ...(await calculator.edited(viewer, { part, refresh: refresh ?? null })), id: part.id };
}

const has = (sets: readonly CountedSet[], partId: number) =>
  sets.some(({ parts }) => parts.some(({ id }) => id === partId));

const withPart = ({ quantity, parts }: CountedSet, edited: CountedPart): CountedSet => ({
  quantity,
  parts: parts.map((part) => (part.id === edited.id ? edited : part)),
});

const only = (sets: readonly CountedSet[], ids: ReadonlySet<number>): CountedSet[] =>
  sets.map(({ quantity, parts }) => ({ quantity, parts: parts.filter(({ id }) => ids.has(id)) }));

function totalsOf(
  sets: readonly CountedSet[],
  { costs, charges }: { costs: boolean; charges: OrderCharges },
): PartsTotalsView {
  const totals = partsTotals(sets, charges);
  if (!costs) return totals;
  const { material_cost, process_cost } = partsCosts(
    sets.map(({ quantity, parts }) => ({ quantity, parts: parts.map(costsOf) })),
  );
  return { ...totals, material_cost, process_cost };
}

const costsOf = (part: CountedPart) => calculateCosts(inputOf(part), part.price_basis ?? EMPTY_BASIS);
