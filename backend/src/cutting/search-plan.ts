import { cutBars, cutShapes, cutSheets, innerPoint, keepApart, type ShapePlan } from '@forja/nesting';
import {
  layOut,
  LEAST_REMNANT,
  rectangle,
  type CutGroup,
  type CutPart,
  type CutSettings,
  type GroupPlan,
  type PartOutline,
  type PlacedCut,
  type Ring,
  type ShownOutline,
  type StockCut,
  type StockEntry,
} from './domain/cut-group.js';

/** The part of a group that its plan follows from. */
export type SearchedGroup = Pick<CutGroup, 'kind' | 'parts' | 'stock'>;

/** A question to a search; equal ones have equal answers. */
export interface SearchRequest {
  group: SearchedGroup;
  settings: Pick<CutSettings, 'method' | 'gap' | 'edge' | 'kerf' | 'trim'>;
  /** Of the parts that are cut by them. */
  outlines: readonly PartOutline[];
  /** Whether a person waits to have a piece moved: a tenth of the effort shows whether it finds room. */
  quick?: boolean;
}

/** Placements of rectangles, and compared pairs of outlines, of a quick search. */
const QUICK = { sheets: 200_000, shapes: 3_000_000 } as const;

/**
 * Searches the plan of a group: in a thread, since it computes for seconds.
 * @param found is given a plan that is good already, before a better one is sought
 * @param isStopped ends the search by outlines with the best plan so far
 */
export async function searchPlan(
  { group, settings, outlines, quick = false }: SearchRequest,
  found: (plan: GroupPlan) => void = () => undefined,
  isStopped?: () => boolean,
): Promise<GroupPlan> {
  if (group.kind === 'bar') return searchBars(group, settings);
  const rectangles = searchSheets(group, settings, quick);
  if (outlines.length === 0) return rectangles;
  found(rectangles);
  const shapes = searchShapes(group, { settings, outlines, quick }, isStopped);
  return shapes && isLess(costOf(group, shapes), costOf(group, rectangles)) ? shapes : rectangles;
}

/** Pieces without a sheet, then mm² of sheets that are consumed. */
const costOf = ({ stock }: SearchedGroup, { cuts, left }: GroupPlan): [left: number, consumed: number] => [
  left.reduce((sum, { pieces }) => sum + pieces, 0),
  cuts.reduce((sum, cut) => sum + cut.count * cut.used * (stock[cut.stock]?.width ?? 0), 0),
];

const isLess = ([left, consumed]: [number, number], [otherLeft, other]: [number, number]): boolean =>
  left < otherLeft || (left === otherLeft && consumed < other);

async function searchBars(
  { parts, stock }: SearchedGroup,
  { kerf, trim }: SearchRequest['settings'],
): Promise<GroupPlan> {
  const pieces = parts.map(({ length, pieces: quantity }) => ({ length, quantity }));
  const stocks = stock.map(({ length, own }) => ({ length, ...(own && { available: 1 }) }));
  const plan = await cutBars({ pieces, stocks, kerf, trim });
  const cuts = plan.cuts.flatMap(({ stock: of, bars, pieces: cut }): StockCut[] => {
    const entry = stock[of];
    if (!entry) return [];
    const placed: PlacedCut[] = [];
    let y = 0;
    for (const { id, length } of cut.flatMap((piece) => parts[piece] ?? [])) {
      placed.push({ part_id: id, x: 0, y, width: 0, length });
      y = rounded(y + length + kerf);
    }
    const { length } = entry;
    return [{ stock: of, count: bars, placed, used: length - y >= LEAST_REMNANT ? y : length }];
  });
  return {
    cuts,
    left: leftOf(parts, plan.left),
    proved: plan.taken <= plan.bound && !stock.some(({ own }) => own),
  };
}

function searchSheets(
  { parts, stock }: SearchedGroup,
  { method, gap, edge }: SearchRequest['settings'],
  quick: boolean,
): GroupPlan {
  const plan = cutSheets({
    pieces: parts.map(({ width, length, pieces: quantity, turns }) => ({
      width: width ?? 0,
      length,
      quantity,
      turns,
    })),
    stocks: sheetsOf(stock),
    gap,
    margin: edge,
    method: method === 'sheared' ? method : 'free',
    leastRemnant: LEAST_REMNANT,
    ...(quick && { effort: QUICK.sheets }),
  });
  const sheets = plan.cuts.reduce((sum, cut) => sum + cut.sheets, 0);
  const cuts = plan.cuts.map(({ stock: of, sheets: count, placed, used }): StockCut => ({
    stock: of,
    count,
    used: rounded(used),
    placed: placed.map(({ piece, ...place }) => ({ part_id: parts[piece]?.id ?? 0, ...place })),
  }));
  return { cuts, left: leftOf(parts, plan.left), proved: sheets === plan.bound };
}

/** More pieces are cut by their rectangles: their outlines would take minutes. */
const MOST_OUTLINED = 500;

/** mm by which an outline may be drawn larger, so that it has fewer corners. */
const TOLERANCE = 0.2;

/** mm of a gap that are none: of what is rounded. */
const ROUNDING = 0.01;

/** The plan by the outlines; null where there are too many pieces or corners, or a gap would not be kept. */
function searchShapes(
  { parts, stock }: SearchedGroup,
  { settings: { method, gap, edge }, outlines, quick }: Omit<Required<SearchRequest>, 'group'>,
  isStopped?: () => boolean,
): GroupPlan | null {
  if (parts.reduce((sum, { pieces }) => sum + pieces, 0) > MOST_OUTLINED) return null;
  const drawn = outlines.filter(({ rings }) => rings.length > 0 && rings.every(({ length }) => length > 2));
  const known = new Map(drawn.map(({ part_id, rings }) => [part_id, rings]));
  const pieces = parts.map(({ id, width, length, pieces: quantity, turns }) => ({
    rings: known.get(id) ?? [rectangle(width ?? 0, length)],
    quantity,
    angles: turns ? [0, 90, 180, 270] : [0, 180],
    turnsFreely: turns && method === 'turned' && known.has(id),
  }));
  const job = {
    pieces,
    stocks: sheetsOf(stock),
    gap,
    margin: edge,
    leastRemnant: LEAST_REMNANT,
    tolerance: TOLERANCE,
    ...(quick && { effort: QUICK.shapes }),
  };
  const plan = cutShapes(job, isStopped);
  if (plan === null || !keepsGap(plan, pieces, gap - ROUNDING)) return null;
  const cuts = plan.cuts.map(({ stock: of, placed, used }): StockCut => ({
    stock: of,
    count: 1,
    used: rounded(used),
    placed: placed.map(({ piece, x, y, width, length, angle }) => ({
      part_id: parts[piece]?.id ?? 0,
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      length: rounded(length),
      angle,
    })),
  }));
  return { cuts, left: leftOf(parts, plan.left), proved: false, outlines: drawn.map(labelled) };
}

const sheetsOf = (stock: readonly StockEntry[]) =>
  stock.map(({ width, length, own }) => ({ width: width ?? 0, length, ...(own && { available: 1 }) }));

const labelled = (outline: PartOutline): ShownOutline => {
  const { point, room } = innerPoint(outline.rings);
  return { ...outline, label: point, room: rounded(room) };
};

/** Looks at the outlines themselves, in their places. */
const keepsGap = ({ cuts }: ShapePlan, pieces: readonly { rings: Ring[] }[], gap: number): boolean =>
  cuts.every(({ placed }) =>
    keepApart(
      placed.map((place) => {
        const rings = pieces[place.piece]?.rings ?? [];
        return rings.map((ring) => ring.map(layOut(rings, place)));
      }),
      gap,
    ),
  );

const leftOf = (parts: readonly CutPart[], left: readonly number[]): GroupPlan['left'] =>
  parts
    .map(({ id }, index) => ({ part_id: id, pieces: left[index] ?? 0 }))
    .filter(({ pieces }) => pieces > 0);

/** Without the residue of a sum of hundredths of a millimetre. */
const rounded = (mm: number): number => Math.round(mm * 100) / 100;
