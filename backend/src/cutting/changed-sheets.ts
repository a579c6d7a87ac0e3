import { createHash } from 'node:crypto';
import { Conflict, Invalid } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import type { SheetChangeDto } from './cutting.dto.js';
import { cuttingTexts } from './cutting.texts.js';
import {
  countPieces,
  LEAST_REMNANT,
  type CutGroup,
  type CutSettings,
  type GroupPlan,
  type StockCut,
  type StockEntry,
} from './domain/cut-group.js';
import { planDigest, toSearchRequest, type PlannedGroup, type StoredPlan } from './stored-plan.js';
import type { SearchRequest } from './search-plan.js';

/* Changes by hand to a plan that was found: sheets that stay, and pieces that go to another sheet. */

/** Names the sheets of a plan as they are shown: a change is refused where they are others by then. */
export const cutsDigest = ({ cuts }: GroupPlan): string =>
  createHash('sha256').update(JSON.stringify(cuts)).digest('hex');

/** The group of a plan whose sheets are still those that were shown. @throws Conflict */
export function shownGroup(
  stored: StoredPlan | null,
  { group: key, digest }: Pick<SheetChangeDto, 'group' | 'digest'>,
): { stored: StoredPlan; planned: PlannedGroup } {
  const planned = stored?.groups.find(({ group }) => group.key === key);
  if (!stored || !planned || (digest && cutsDigest(planned.plan) !== digest)) {
    throw new Conflict(messages.http.changedMeanwhile);
  }
  return { stored, planned };
}

/**
 * The plan of an order or batch with a sheet of a group changed.
 * @param moved the group's plan with a piece in its new place; null: the sheet is locked, or open again
 * @throws Conflict where it is another plan than was shown; Invalid for a sheet that it does not have
 */
export function withChange(
  known: StoredPlan | null,
  change: SheetChangeDto,
  moved: GroupPlan | null,
): StoredPlan {
  const { stored, planned } = shownGroup(known, change);
  const plan = moved ?? lockCut(planned.plan, change.cut, change.locked ?? false);
  return { ...stored, groups: stored.groups.map((one) => (one === planned ? { ...one, plan } : one)) };
}

/** The plan with these sheets or bars locked, or open again. @throws Invalid for a sheet that it does not have */
export function lockCut(plan: GroupPlan, index: number, locked: boolean): GroupPlan {
  if (!plan.cuts[index]) throw Invalid.field('cut', cuttingTexts.noSuchSheet);
  const cuts = plan.cuts.map((cut, place) => (place === index ? { ...cut, locked } : cut));
  return { ...plan, cuts, by_hand: true };
}

/**
 * The locked sheets and bars that stay in the next plan: those that are cut as the settings say, of stock and parts as they are now, no more
 * pieces than are needed.
 */
export function keptCuts(
  { group: before, plan, digest }: PlannedGroup,
  group: CutGroup,
  settings: CutSettings,
): StockCut[] {
  // The group as it was has its digest by those settings alone by which it was planned.
  if (digest !== planDigest(before, settings)) return [];
  const open = new Map(group.parts.map(({ id, pieces }) => [id, pieces]));
  return plan.cuts.flatMap((cut) => {
    const counts = countPieces([cut]);
    const entry = before.stock[cut.stock];
    if (!cut.locked || !entry) return [];
    const digestOf = (of: CutGroup, stock: StockEntry) => planDigest(onOneSheet(of, counts, stock), settings);
    const was = digestOf(before, entry);
    const stock = group.stock.findIndex((one) => digestOf(group, one) === was);
    if (stock < 0 || [...counts].some(([part, count]) => (open.get(part) ?? 0) < count)) return [];
    for (const [part, count] of counts) open.set(part, (open.get(part) ?? 0) - count);
    return [{ ...cut, stock }];
  });
}

/** So many pieces of each part as a group of their own, on one sheet or bar. */
const onOneSheet = (group: CutGroup, counts: ReadonlyMap<number, number>, entry: StockEntry): CutGroup => ({
  ...group,
  stock: [entry],
  parts: group.parts.flatMap((part) => {
    const pieces = counts.get(part.id);
    return pieces === undefined ? [] : [{ ...part, pieces }];
  }),
});

/** The rest of the group, which is cut beside these sheets: fewer pieces, and no item of the stock that is one of them. */
export function withoutCuts(group: CutGroup, cuts: readonly StockCut[]): CutGroup {
  const counts = countPieces(cuts);
  const taken = new Set(cuts.map(({ stock }) => stock));
  return {
    ...group,
    stock: group.stock.filter(({ own }, index) => !own || !taken.has(index)),
    parts: group.parts
      .map((part) => ({ ...part, pieces: part.pieces - (counts.get(part.id) ?? 0) }))
      .filter(({ pieces }) => pieces > 0),
  };
}

/**
 * The plan of a group of locked sheets and what was found for the rest.
 * @param before whose sheets are locked
 */
export function joinCuts(
  group: CutGroup,
  locked: StockCut[],
  { rest, found, before }: { rest: CutGroup; found: GroupPlan; before: GroupPlan },
): GroupPlan {
  const counts = countPieces(locked);
  const known = before.outlines?.filter(({ part_id }) => counts.has(part_id)) ?? [];
  const outlines = new Map([...known, ...(found.outlines ?? [])].map((one) => [one.part_id, one]));
  const cuts = found.cuts.flatMap((cut) => {
    const entry = rest.stock[cut.stock];
    return entry ? [{ ...cut, stock: group.stock.indexOf(entry) }] : [];
  });
  return {
    cuts: [...locked, ...cuts],
    left: found.left,
    proved: false,
    ...(outlines.size > 0 && { outlines: [...outlines.values()] }),
  };
}

/** A piece that goes to another sheet: both by their places in the plan. */
export type PieceMove = Record<'cut' | 'piece' | 'to', number>;

/**
 * The question whether a sheet has room for one piece more: all of them, sought on one sheet of its kind.
 * @throws Invalid for sheets that the plan does not have, and for bars; Conflict for locked ones, and a plan of other settings
 */
export function askForRoom(
  { group, plan, digest }: PlannedGroup,
  { cut, piece, to }: PieceMove,
  settings: CutSettings,
): { key: string; request: SearchRequest } {
  const [source, target] = [plan.cuts[cut], plan.cuts[to]];
  const moved = source?.placed[piece];
  const entry = target && group.stock[target.stock];
  if (!moved || !entry || cut === to || group.kind === 'bar') {
    throw Invalid.field('cut', cuttingTexts.noSuchSheet);
  }
  if (source.locked || target.locked) throw new Conflict(cuttingTexts.sheetLocked);
  if (digest !== planDigest(group, settings)) throw new Conflict(cuttingTexts.outdated);
  const counts = countPieces([{ placed: [...target.placed, moved], count: 1 }]);
  const outlines = plan.outlines?.filter(({ part_id }) => counts.has(part_id)) ?? [];
  // A plan that was found by rectangles stays one of rectangles.
  const method = settings.method === 'shapes' && !plan.outlines ? 'free' : settings.method;
  const asked = { ...settings, method };
  const sheet = onOneSheet(group, counts, { ...entry, own: false });
  return {
    key: `${planDigest(sheet, asked)} quick`,
    request: { ...toSearchRequest(sheet, asked, outlines), quick: true },
  };
}

/**
 * The plan with the piece on its new sheet, of which all pieces have the places that were found; the sheet that it leaves keeps its own, and is gone
 * once it is empty. Of several that are cut alike, one is changed.
 * @throws Invalid where they did not find room on one sheet
 */
export function movePiece(
  { group, plan }: PlannedGroup,
  { cut: from, piece, to }: PieceMove,
  { found, gap }: { found: GroupPlan; gap: number },
): GroupPlan {
  const [filled, ...others] = found.cuts;
  if (!filled || filled.count > 1 || others.length > 0 || found.left.length > 0) {
    throw Invalid.field('to', cuttingTexts.noRoom);
  }
  const cuts = plan.cuts.flatMap((cut, index) => {
    if (index !== from && index !== to) return [cut];
    const alike = cut.count > 1 ? [{ ...cut, count: cut.count - 1 }] : [];
    const changed = index === to ? { ...filled, stock: cut.stock } : withoutPiece(group, cut, piece, gap);
    return changed.placed.length > 0 ? [...alike, changed] : alike;
  });
  return { ...plan, cuts, by_hand: true };
}

function withoutPiece({ stock }: CutGroup, cut: StockCut, piece: number, gap: number): StockCut {
  const { width, length } = stock[cut.stock] ?? { width: 0, length: 0 };
  const placed = cut.placed.filter((_, index) => index !== piece);
  const end = placed.reduce((last, one) => Math.max(last, one.y + one.length), 0) + gap;
  const isKept = (width ?? 0) >= LEAST_REMNANT && length - end >= LEAST_REMNANT;
  // Without the residue of a sum of hundredths of a millimetre.
  return { ...cut, count: 1, placed, used: isKept ? Math.round(end * 100) / 100 : length };
}
