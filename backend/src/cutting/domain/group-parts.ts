import { exact, THOUSANDTH } from '../../pricing/domain/numbers/exact.js';
import { EMPTY_BASIS } from '../../pricing/domain/basis/price-basis.js';
import {
  MOST_PIECES,
  type CutGroup,
  type CutPart,
  type CutSettings,
  type OutsideReason,
  type PartToCut,
  type StockEntry,
} from './cut-group.js';

/** A sheet of the catalogue. */
export interface StockSheet {
  id: number;
  name: string;
  material_id: number;
  thickness: number;
  width: number;
  length: number;
}

/** A bar of the catalogue. */
export interface StockBar {
  id: number;
  name: string;
  length: number;
  weight: number;
  price_kg: number;
}

/** Today's catalogue, as far as an order's parts are cut from it. */
export interface CutStock {
  materials: ReadonlyMap<number, { name: string; price_kg: number }>;
  sheets: readonly StockSheet[];
  bars: ReadonlyMap<number, StockBar>;
}

/** Where a part belongs, before its pieces are looked at. */
interface Place {
  group: Omit<CutGroup, 'parts' | 'outside'>;
  width: number | null;
  length: number;
}

/**
 * The parts of an order by what they are cut from: sheets of one material, thickness and specific weight as the parts are
 * priced, bars of one entry. Parts of the customer's material, and those that are cut from nothing, are in no group.
 */
export function groupParts(parts: readonly PartToCut[], stock: CutStock, settings: CutSettings): CutGroup[] {
  const groups = new Map<string, CutGroup>();
  for (const part of parts) {
    const place = part.operation === 'tolling' ? null : placeOf(part, stock, settings);
    if (place === null) continue;
    const group = groups.get(place.group.key) ?? { ...place.group, parts: [], outside: [] };
    groups.set(group.key, group);
    const reason = reasonOutside(part, place, group, settings);
    if (reason === null) group.parts.push(toCutPart(part, place, settings));
    else group.outside.push({ id: part.id, title: part.title, reason });
  }
  return [...groups.values()];
}

function placeOf(part: PartToCut, stock: CutStock, settings: CutSettings): Place | null {
  const { bar, sheet, material } = part.price_basis ?? EMPTY_BASIS;
  if (part.type === 'bar') return bar && barPlace(part, bar, stock);
  if (part.type === 'sheet' && sheet) {
    const { material_id, thickness, specific_weight, width, length } = sheet;
    const group = sheetGroup({ material_id, thickness, specific_weight }, stock, settings);
    return { group, width: part.width || width, length: part.length || length };
  }
  if (part.type !== 'material' || !material) return null;
  const { id: material_id, specific_weight } = material;
  const group = sheetGroup({ material_id, thickness: part.thickness, specific_weight }, stock, settings);
  return { group, width: part.width, length: part.length };
}

function sheetGroup(
  of: { material_id: number; thickness: number; specific_weight: number },
  { materials, sheets }: CutStock,
  { unused_sheet_ids }: CutSettings,
): Place['group'] {
  const { material_id, thickness, specific_weight } = of;
  const unitWeight = exact(thickness).times(exact(specific_weight)).times(THOUSANDTH);
  const material = materials.get(material_id);
  const entries = sheets.filter((one) => one.material_id === material_id && one.thickness === thickness);
  const isUnused = ({ id }: StockSheet) => unused_sheet_ids.includes(id);
  return {
    kind: 'sheet',
    key: ['sheet', material_id, thickness, specific_weight].join('-'),
    name: material?.name ?? '',
    thickness,
    unit_weight: unitWeight.toNumber(),
    unused: entries.filter(isUnused).map(({ id, name }) => ({ id, name })),
    stock: entries
      .filter((one) => !isUnused(one))
      .map(({ id, name, width, length }) => ({
        id,
        name,
        width,
        length,
        weight: unitWeight.times(width).times(length).toNumber(),
        price_kg: material?.price_kg ?? 0,
      })),
  };
}

function barPlace(
  part: PartToCut,
  basis: { id: number; length: number; weight: number },
  stock: CutStock,
): Place {
  const entry = stock.bars.get(basis.id);
  const length = entry?.length ?? basis.length;
  return {
    group: {
      kind: 'bar',
      key: `bar-${String(basis.id)}`,
      name: entry?.name ?? '',
      thickness: null,
      unit_weight:
        length === 0
          ? 0
          : exact(entry?.weight ?? basis.weight)
              .div(length)
              .toNumber(),
      stock: entry ? [{ ...entry, width: null }] : [],
      unused: [],
    },
    width: null,
    length: part.length === 0 ? length : part.length,
  };
}

const toCutPart = (part: PartToCut, { width, length }: Place, settings: CutSettings): CutPart => ({
  id: part.id,
  title: part.title,
  width,
  length,
  pieces: part.quantity * part.set_quantity,
  turns: !settings.unturned_part_ids.includes(part.id),
});

function reasonOutside(
  part: PartToCut,
  place: Place,
  group: CutGroup,
  settings: CutSettings,
): OutsideReason | null {
  const cut = toCutPart(part, place, settings);
  if (settings.left_out_part_ids.includes(part.id)) return 'left_out';
  if (cut.pieces === 0) return 'no_pieces';
  if (cut.length === 0 || cut.width === 0) return 'no_size';
  if (!group.stock.some((entry) => fits(cut, entry, settings))) return 'too_large';
  const pieces = group.parts.reduce((sum, one) => sum + one.pieces, cut.pieces);
  return pieces > MOST_PIECES ? 'too_many' : null;
}

/** A piece of the full size takes a whole one; any other one keeps off the edges. */
function fits(part: CutPart, entry: StockEntry, { edge, trim }: CutSettings): boolean {
  const { width, length } = part;
  if (width === null || entry.width === null) {
    return length === entry.length || length <= entry.length - trim;
  }
  const within = (wide: number, long: number): boolean =>
    wide <= (entry.width ?? 0) - 2 * edge && long <= entry.length - 2 * edge;
  const ways = part.turns
    ? ([
        [width, length],
        [length, width],
      ] as const)
    : ([[width, length]] as const);
  return ways.some(([wide, long]) => within(wide, long) || (wide === entry.width && long === entry.length));
}
