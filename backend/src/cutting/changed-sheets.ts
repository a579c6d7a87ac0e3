import { createHash } from 'node:crypto';
import { Conflict, Invalid } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import type { SheetChangeDto } from './cutting.dto.js';
import { cuttingTexts } from './cutting.texts.js';
import {
  countPieces,
  cutsOutlines,
  LEAST_REMNANT,
  partsOf,
  type CutGroup,
  type CutSettings,
  type GroupPlan,
  type ReleasedSheet,
  type ReleaseReason,
  type StockCut,
  type StockEntry,
} from './domain/cut-group.js';
import { planDigest, toSearchRequest, type PlannedGroup, type StoredPlan } from './stored-plan.js';
import type { SearchRequest } from './search-plan.js';

/* Changes to a plan, by searches and by hand: sheets that stay, and pieces that go to another sheet. */

/** Puts what was found or asked for into the plan as it is when that is stored: others may have changed it since. */
export type PlanChange = (now: StoredPlan | null) => StoredPlan;

/** A group as it was when its search began; without a plan it was not searched. */
export type FoundGroup = Omit<PlannedGroup, 'plan'> & { plan: GroupPlan | null };

/**
 * The plan with what was found; groups that were not searched keep the plans that they have by now.
 * @param known the plan when the searches began
 * @throws Conflict where sheets of a searched group were changed since
 */
export function withFound(
  known: StoredPlan | null,
  now: StoredPlan | null,
  { settings, groups }: { settings: CutSettings; groups: readonly FoundGroup[] },
): StoredPlan {
  const planOf = (stored: StoredPlan | null, key: string) =>
    stored?.groups.find(({ group }) => group.key === key);
  const planned = groups.flatMap(({ digest, group, plan }): PlannedGroup[] => {
    const present = planOf(now, group.key);
    if (plan === null) {
      if (!present) return [];
      return [present.digest === digest ? { digest, group, plan: present.plan } : present];
    }
    const before = planOf(known, group.key);
    if (JSON.stringify(present?.plan.cuts) !== JSON.stringify(before?.plan.cuts)) {
      throw new Conflict(cuttingTexts.changedInSearch(group.name));
    }
    return [{ digest, group, plan }];
  });
  return { made_at: new Date().toISOString(), settings, groups: planned };
}

/** Names the sheets of a plan as they are shown, locked or not: a change is refused where they are others by then. */
export const cutsDigest = ({ cuts }: GroupPlan): string =>
  createHash('sha256')
    .update(JSON.stringify(cuts.map(({ locked: _, ...cut }) => cut)))
    .digest('hex');

/** The group of a plan whose sheets are still those that were shown. @throws Conflict */
export function shownGroup(
  stored: StoredPlan | null,
  { group: key, digest }: SheetChangeDto,
): { stored: StoredPlan; planned: PlannedGroup } {
  const planned = stored?.groups.find(({ group }) => group.key === key);
  if (!stored || !planned || cutsDigest(planned.plan) !== digest) {
    throw new Conflict(messages.http.changedMeanwhile);
  }
  return { stored, planned };
}

/**
 * The plan of an order or batch with a sheet of a group changed.
 * @param found the places that were found for the piece that is moved; null: the sheet is locked, or open again
 * @throws Conflict where it is another plan than was shown; Invalid for a sheet that it does not have
 */
export function withChange(
  now: StoredPlan | null,
  change: SheetChangeDto,
  found: GroupPlan | null,
): StoredPlan {
  const { stored, planned } = shownGroup(now, change);
  const plan = found
    ? movePiece(planned, change, { found, settings: stored.settings })
    : lockCut(planned.plan, change.cut, change.locked ?? false);
  return { ...stored, groups: stored.groups.map((one) => (one === planned ? { ...one, plan } : one)) };
}

/** The plan with these sheets or bars locked, or open again. @throws Invalid for a sheet that it does not have */
export function lockCut(plan: GroupPlan, index: number, locked: boolean): GroupPlan {
  if (!plan.cuts[index]) throw Invalid.field('cut', cuttingTexts.noSuchSheet);
  const cuts = plan.cuts.map((cut, place) => (place === index ? { ...cut, locked } : cut));
  return { ...plan, cuts, by_hand: true };
}

/**
 * The locked sheets and bars that stay in the next plan, and those that don't: they are cut by other settings, from other stock, or have
 * other pieces or more of them than are needed.
 */
export function keptCuts(
  { group: before, plan, digest }: PlannedGroup,
  group: CutGroup,
  settings: CutSettings,
): { kept: StockCut[]; released: ReleasedSheet[] } {
  // The group as it was has its digest by those settings alone by which it was planned.
  const isCutAlike = digest === planDigest(before, settings);
  const open = new Map(group.parts.map(({ id, pieces }) => [id, pieces]));
  const kept: StockCut[] = [];
  const released: ReleasedSheet[] = [];
  for (const [place, cut] of plan.cuts.entries()) {
    const entry = before.stock[cut.stock];
    if (!cut.locked || !entry) continue;
    const counts = countPieces([cut]);
    const stock = group.stock.findIndex((one) => isSameStock(one, entry));
    const digestOf = (of: CutGroup) => planDigest(onOneSheet(of, counts, entry), settings);
    const hasItsPieces =
      digestOf(before) === digestOf(group) &&
      [...counts].every(([part, count]) => (open.get(part) ?? 0) >= count);
    const reason = reasonToRelease(isCutAlike, stock >= 0, hasItsPieces);
    if (reason) {
      released.push({ cut: place, name: entry.name, reason });
      continue;
    }
    for (const [part, count] of counts) open.set(part, (open.get(part) ?? 0) - count);
    kept.push({ ...cut, stock });
  }
  return { kept, released };
}

function reasonToRelease(
  isCutAlike: boolean,
  hasItsStock: boolean,
  hasItsPieces: boolean,
): ReleaseReason | null {
  if (!isCutAlike) return 'settings';
  if (!hasItsStock) return 'stock';
  return hasItsPieces ? null : 'pieces';
}

const isSameStock = (one: StockEntry, other: StockEntry): boolean =>
  one.id === other.id && one.own === other.own && one.width === other.width && one.length === other.length;

/** So many pieces of each part as a group of their own, on one sheet or bar. */
const onOneSheet = (group: CutGroup, counts: ReadonlyMap<number, number>, entry: StockEntry): CutGroup => ({
  ...group,
  stock: [entry],
  parts: partsOf(group, counts),
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

/** A piece that goes to another sheet of the plan, by its place, or to a new one of the group's stock. */
export type PieceMove = Pick<SheetChangeDto, 'cut' | 'piece' | 'to' | 'new_stock'>;

/** The places in the stock of which a sheet more can be taken: all that is bought, and what the plan leaves in the shop. */
export const stockForNewSheets = ({ kind, stock }: CutGroup, { cuts }: GroupPlan): number[] =>
  kind === 'bar'
    ? []
    : [...stock.keys()].filter((place) => !stock[place]?.own || !cuts.some((cut) => cut.stock === place));

/**
 * The piece with the sheets that it leaves and goes to; a new one has no pieces yet, and is the last of the sheets.
 * @throws Invalid for sheets that the plan does not have, and for bars; Conflict for locked ones, and a plan of other settings
 */
function readMove(
  { group, plan, digest }: PlannedGroup,
  { cut, piece, to, new_stock: added }: PieceMove,
  settings: CutSettings,
) {
  const isNew = typeof added === 'number' && stockForNewSheets(group, plan).includes(added);
  const cuts = isNew ? [...plan.cuts, { stock: added, count: 1, placed: [], used: 0 }] : plan.cuts;
  const place = isNew ? plan.cuts.length : (to ?? cut);
  const [source, target] = [cuts[cut], cuts[place]];
  const moved = source?.placed[piece ?? 0];
  const entry = target && group.stock[target.stock];
  if (!moved || !entry || cut === place || group.kind === 'bar') {
    throw Invalid.field('cut', cuttingTexts.noSuchSheet);
  }
  if (source.locked || target.locked) throw new Conflict(cuttingTexts.sheetLocked);
  if (digest !== planDigest(group, settings)) throw new Conflict(cuttingTexts.outdated);
  return { cuts, place, moved, target, entry };
}

/**
 * The question whether a sheet has room for one piece more: all of them, sought on one sheet of its kind.
 * @throws as `readMove`
 */
export function askForRoom(
  planned: PlannedGroup,
  move: PieceMove,
  settings: CutSettings,
): { key: string; request: SearchRequest } {
  const { group, plan } = planned;
  const { moved, target, entry } = readMove(planned, move, settings);
  const counts = countPieces([{ placed: [...target.placed, moved], count: 1 }]);
  const outlines = plan.outlines?.filter(({ part_id }) => counts.has(part_id)) ?? [];
  // A plan that was found by rectangles stays one of rectangles.
  const method = cutsOutlines(settings) && !plan.outlines ? 'free' : settings.method;
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
 * @throws Invalid where they did not find room on one sheet; otherwise as `readMove`
 */
export function movePiece(
  planned: PlannedGroup,
  move: PieceMove,
  { found, settings }: { found: GroupPlan; settings: CutSettings },
): GroupPlan {
  const { group, plan } = planned;
  const read = readMove(planned, move, settings);
  const [filled, ...others] = found.cuts;
  if (!filled || filled.count > 1 || others.length > 0 || found.left.length > 0) {
    throw Invalid.field('to', cuttingTexts.noRoom);
  }
  const cuts = read.cuts.flatMap((cut, index) => {
    if (index !== move.cut && index !== read.place) return [cut];
    const alike = cut.count > 1 ? [{ ...cut, count: cut.count - 1 }] : [];
    const changed =
      index === read.place
        ? { ...filled, stock: cut.stock }
        : withoutPiece(group, cut, move.piece ?? 0, settings.gap);
    return changed.placed.length > 0 ? [...alike, changed] : alike;
  });
  return { ...plan, cuts, proved: false, by_hand: true };
}

function withoutPiece({ stock }: CutGroup, cut: StockCut, piece: number, gap: number): StockCut {
  const { width, length } = stock[cut.stock] ?? { width: 0, length: 0 };
  const placed = cut.placed.filter((_, index) => index !== piece);
  const end = placed.reduce((last, one) => Math.max(last, one.y + one.length), 0) + gap;
  const isKept = (width ?? 0) >= LEAST_REMNANT && length - end >= LEAST_REMNANT;
  // Without the residue of a sum of hundredths of a millimetre.
  return { ...cut, count: 1, placed, used: isKept ? Math.round(end * 100) / 100 : length };
}
