import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { PartType } from '../../pricing/domain/part-type.js';

export const CUT_METHODS = ['free', 'shapes', 'turned', 'sheared'] as const;

/** How a plan is cut; a stored plan keeps those it used. mm. */
export interface CutSettings {
  /**
   * free: by laser, any place, each piece by the rectangle around it; shapes: by the outline of its DXF, where it has one; turned: likewise,
   * by any angle; sheared: every cut goes from edge to edge of its sheet.
   */
  method: (typeof CUT_METHODS)[number];
  /** Between two pieces of a sheet. */
  gap: number;
  /** Of each edge of a sheet. */
  edge: number;
  /** Of the saw, between two pieces of a bar. */
  kerf: number;
  /** Of each bar's end. */
  trim: number;
  /** Parts that are not turned, since their sheet has a grain. */
  unturned_part_ids: number[];
  /** Parts that are cut elsewhere. */
  left_out_part_ids: number[];
  /** Sheets of the catalogue that are not taken. */
  unused_sheet_ids: number[];
  /** Sheets, bars and remnants of the shop that are not taken. */
  unused_item_ids: number[];
}

export const cutsOutlines = ({ method }: Pick<CutSettings, 'method'>): boolean =>
  method === 'shapes' || method === 'turned';

export const STANDARD_SETTINGS: CutSettings = {
  method: 'free',
  gap: 5,
  edge: 10,
  kerf: 3,
  trim: 0,
  unturned_part_ids: [],
  left_out_part_ids: [],
  unused_sheet_ids: [],
  unused_item_ids: [],
};

/** Sides of the smallest remnant that is kept, mm. */
export const LEAST_REMNANT = 300;

/** Pieces of one group at most: more are cut in lots. */
export const MOST_PIECES = 5000;

/** The fields of a part that count for cutting. */
export interface PartToCut {
  id: number;
  title: string;
  /** Where it belongs, in words: its set; among parts of several orders, its order too. */
  set: string;
  type: PartType | null;
  customer_material?: boolean;
  thickness: number;
  width: number;
  length: number;
  quantity: number;
  /** Of all its pieces, kg. */
  net_weight: number;
  gross_weight: number;
  locked_values: readonly string[];
  set_quantity: number;
  price_basis: PriceBasis | null;
  /** Its drawing; a DXF has a flat pattern. */
  content_file?: { original_key: string; flat_pattern: { width: number; length: number } | null } | null;
}

/** A sheet or a bar to cut from. */
export interface StockEntry {
  /** Of the catalogue, or of the item where the shop has it. */
  id: number;
  /** Whether the shop has it: a single one, which is not bought. */
  own: boolean;
  name: string;
  /** mm; null of a bar. */
  width: number | null;
  /** mm */
  length: number;
  /** kg of a whole one. */
  weight: number;
  /** BRL per kg, today. */
  price_kg: number;
  /** Where it is bought; absent where that is not known. */
  supplier?: string | null;
}

const SAYS_SIZE = /\d\s*[×x]\s*\d/i;

/** A sheet or bar as it is ordered: with its size, where a sheet's name does not say it. */
export function orderedName({ own, name, width, length }: StockEntry): string {
  if (own || (width !== null && SAYS_SIZE.test(name))) return name;
  const size = [width, length].filter((side) => side !== null).map((side) => String(side).replace('.', ','));
  return `${name} · ${size.join(' × ')} mm`;
}

/** A part of a group, with all pieces of the order. */
export interface CutPart {
  id: number;
  title: string;
  /** Where it belongs, in words. */
  set: string;
  /** mm; null of a part of a bar. */
  width: number | null;
  /** mm */
  length: number;
  pieces: number;
  turns: boolean;
  /** kg of all these pieces. */
  net_weight: number;
  /** The stored object of the DXF whose outline has its sizes; null: it is its rectangle. */
  drawing_key: string | null;
}

/** A closed line: its corners, mm. */
export type Ring = [x: number, y: number][];

export const rectangle = (width: number, length: number): Ring => [
  [0, 0],
  [width, 0],
  [width, length],
  [0, length],
];

/** The outline of a part, its outer line first, then its holes; from the corner of the rectangle around it, widths along x. */
export interface PartOutline {
  part_id: number;
  rings: Ring[];
}

/** An outline as plans show it. */
export interface ShownOutline extends PartOutline {
  /** A point with room for the part's number. */
  label: [x: number, y: number];
  /** mm from there to the next line. */
  room: number;
}

export const OUTSIDE_REASONS = [
  'no_pieces',
  'no_size',
  'too_large',
  'too_many',
  'left_out',
  'no_stock',
] as const;

/** Why a part is not in the plan of its group. */
export type OutsideReason = (typeof OUTSIDE_REASONS)[number];

export interface OutsidePart {
  id: number;
  title: string;
  reason: OutsideReason;
}

/** Parts that are cut from one stock: sheets of one material and thickness, or bars of one kind. */
export interface CutGroup {
  kind: 'sheet' | 'bar';
  /** Names the group among those of its order. */
  key: string;
  /** Of the material or the bar. */
  name: string;
  /** Of sheets; null of bars. */
  material_id: number | null;
  /** Of the catalogue; null of sheets. */
  bar_id: number | null;
  /** mm; null of bars. */
  thickness: number | null;
  /** kg of a mm² of the sheet, or of a mm of the bar. */
  unit_weight: number;
  stock: StockEntry[];
  /** Sheets and items that are not taken. */
  unused: Pick<StockEntry, 'id' | 'own' | 'name'>[];
  parts: CutPart[];
  outside: OutsidePart[];
}

/** A piece in its place, mm from the beginning of its sheet or bar. */
export interface PlacedCut {
  /** Of the group's parts. */
  part_id: number;
  /** Across a sheet; 0 on a bar. */
  x: number;
  y: number;
  /** 0 on a bar. */
  width: number;
  length: number;
  /** Degrees by which its outline is turned, counterclockwise; unset of a rectangle. */
  angle?: number;
}

/** Where points of an outline are on the sheet: turned, with the corner of the rectangle around all of it at the piece's place. */
export function layOut(
  rings: readonly Ring[],
  { x, y, angle = 0 }: Pick<PlacedCut, 'x' | 'y' | 'angle'>,
): (point: Ring[number]) => Ring[number] {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const turned = ([across, along]: Ring[number]): Ring[number] => [
    cos * across - sin * along,
    sin * across + cos * along,
  ];
  let [left, low] = [Infinity, Infinity];
  for (const [across, along] of rings.flat().map(turned)) {
    left = Math.min(left, across);
    low = Math.min(low, along);
  }
  return (point) => {
    const [across, along] = turned(point);
    return [x + across - left, y + along - low];
  };
}

/** Sheets or bars that are cut alike. */
export interface StockCut {
  /** The place of its sheet or bar in the group's stock. */
  stock: number;
  /** How many of them. */
  count: number;
  placed: PlacedCut[];
  /** mm of its length that are consumed; the rest is kept. */
  used: number;
  /** Whether the next plan of the group keeps it as it is. */
  locked?: boolean;
}

/** How many pieces of each part these sheets or bars have. */
export function countPieces(cuts: readonly Pick<StockCut, 'placed' | 'count'>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { placed, count } of cuts) {
    for (const { part_id } of placed) counts.set(part_id, (counts.get(part_id) ?? 0) + count);
  }
  return counts;
}

/** The parts of the group of which there are pieces, with so many of them. */
export const partsOf = ({ parts }: Pick<CutGroup, 'parts'>, counts: ReadonlyMap<number, number>): CutPart[] =>
  parts.flatMap((part) => {
    const pieces = counts.get(part.id);
    return pieces === undefined ? [] : [{ ...part, pieces }];
  });

/** Why a locked sheet is not kept: the settings, its stock or its pieces are others by then. */
export type ReleaseReason = 'settings' | 'stock' | 'pieces';

/** A locked sheet or bar that is not in the next plan. */
export interface ReleasedSheet {
  /** Its place in the plan before. */
  cut: number;
  /** Of its stock. */
  name: string;
  reason: ReleaseReason;
}

/** The answer of a search for a group. */
export interface GroupPlan {
  cuts: StockCut[];
  /** Locked sheets of the plan before that are not among them. */
  released?: ReleasedSheet[];
  /** Pieces that no sheet or bar is left for. */
  left: { part_id: number; pieces: number }[];
  /** Whether no other plan takes less stock. */
  proved: boolean;
  /** Of the parts that are cut by their outlines. */
  outlines?: ShownOutline[];
  /** Whether it was changed since it was found: the next search replaces it, although it asks for nothing else. */
  by_hand?: true;
}
