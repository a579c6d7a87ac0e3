import { cutBars, cutSheets } from '@forja/nesting';
import {
  LEAST_REMNANT,
  type CutGroup,
  type CutPart,
  type CutSettings,
  type GroupPlan,
  type PlacedCut,
  type StockCut,
} from './domain/cut-group.js';

/** The part of a group that its plan follows from. */
export type SearchedGroup = Pick<CutGroup, 'kind' | 'parts' | 'stock'>;

/** A question to a search; equal ones have equal answers. */
export interface SearchRequest {
  group: SearchedGroup;
  settings: Pick<CutSettings, 'method' | 'gap' | 'edge' | 'kerf' | 'trim'>;
}

/** Searches the plan of a group: in a thread, since it computes for seconds. */
export function searchPlan({ group, settings }: SearchRequest): Promise<GroupPlan> {
  return group.kind === 'bar' ? searchBars(group, settings) : Promise.resolve(searchSheets(group, settings));
}

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
): GroupPlan {
  const plan = cutSheets({
    pieces: parts.map(({ width, length, pieces: quantity, turns }) => ({
      width: width ?? 0,
      length,
      quantity,
      turns,
    })),
    stocks: stock.map(({ width, length, own }) => ({
      width: width ?? 0,
      length,
      ...(own && { available: 1 }),
    })),
    gap,
    margin: edge,
    method,
    leastRemnant: LEAST_REMNANT,
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

const leftOf = (parts: readonly CutPart[], left: readonly number[]): GroupPlan['left'] =>
  parts
    .map(({ id }, index) => ({ part_id: id, pieces: left[index] ?? 0 }))
    .filter(({ pieces }) => pieces > 0);

/** Without the residue of a sum of hundredths of a millimetre. */
const rounded = (mm: number): number => Math.round(mm * 100) / 100;
