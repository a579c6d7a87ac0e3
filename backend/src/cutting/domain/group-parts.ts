import { exact, THOUSANDTH, ZERO } from '../../pricing/domain/numbers/exact.js';
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
  supplier?: string | null;
}

/** A bar of the catalogue. */
export interface StockBar {
  id: number;
  name: string;
  length: number;
  weight: number;
  price_kg: number;
  supplier?: string | null;
}

/** A sheet, bar or remnant that the shop has: of a material and thickness, or of a bar of the catalogue. */
export interface OwnItem {
  id: number;
  name: string;
  material_id: number | null;
  bar_id: number | null;
  /** mm; null of a bar. */
  thickness: number | null;
  width: number | null;
  length: number;
}

/** Today's catalogue and the shop's own stock, as far as parts are cut from them. */
export interface CutStock {
  materials: ReadonlyMap<number, { name: string; price_kg: number }>;
  sheets: readonly StockSheet[];
  bars: ReadonlyMap<number, StockBar>;
  items: readonly OwnItem[];
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
    const place = part.customer_material ? null : placeOf(part, stock, settings);
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
  if (part.type === 'bar') return bar && barPlace(part, bar, stock, settings);
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
  { materials, sheets, items }: CutStock,
  settings: CutSettings,
): Place['group'] {
  const { material_id, thickness, specific_weight } = of;
  const unitWeight = exact(thickness).times(exact(specific_weight)).times(THOUSANDTH);
  const material = materials.get(material_id);
  const isOfGroup = (one: { material_id: number | null; thickness: number | null }) =>
    one.material_id === material_id && one.thickness === thickness;
  const price_kg = material?.price_kg ?? 0;
  const entryOf = (stock: StockSheet | OwnItem, own: boolean): StockEntry => {
    const { id, name, width, length } = stock;
    const weight = unitWeight
      .times(width ?? 0)
      .times(length)
      .toNumber();
    const supplier = 'supplier' in stock ? stock.supplier : null;
    return { id, own, name, width, length, weight, price_kg, supplier };
  };
  const entries = [
    ...items.filter(isOfGroup).map((one) => entryOf(one, true)),
    ...sheets.filter(isOfGroup).map((one) => entryOf(one, false)),
  ];
  return {
    kind: 'sheet',
    key: ['sheet', material_id, thickness, specific_weight].join('-'),
    name: material?.name ?? '',
    material_id,
    bar_id: null,
    thickness,
    unit_weight: unitWeight.toNumber(),
    ...chosenStock(entries, settings),
  };
}

/** The stock that is taken, and the rest. */
function chosenStock(
  entries: readonly StockEntry[],
  { unused_sheet_ids, unused_item_ids }: CutSettings,
): Pick<CutGroup, 'stock' | 'unused'> {
  const isUnused = ({ id, own }: StockEntry) => (own ? unused_item_ids : unused_sheet_ids).includes(id);
  return {
    stock: entries.filter((one) => !isUnused(one)),
    unused: entries.filter(isUnused).map(({ id, own, name }) => ({ id, own, name })),
  };
}

function barPlace(
  part: PartToCut,
  basis: { id: number; length: number; weight: number },
  stock: CutStock,
  settings: CutSettings,
): Place {
  const entry = stock.bars.get(basis.id);
  const length = entry?.length ?? basis.length;
  const unitWeight = length === 0 ? ZERO : exact(entry?.weight ?? basis.weight).div(length);
  const price_kg = entry?.price_kg ?? 0;
  const items = stock.items.filter(({ bar_id }) => bar_id === basis.id);
  const own = items.map((item): StockEntry => {
    const weight = unitWeight.times(item.length).toNumber();
    return { id: item.id, own: true, name: item.name, width: null, length: item.length, weight, price_kg };
  });
  return {
    group: {
      kind: 'bar',
      key: `bar-${String(basis.id)}`,
      name: entry?.name ?? '',
      material_id: null,
      bar_id: basis.id,
      thickness: null,
      unit_weight: unitWeight.toNumber(),
      ...chosenStock(entry ? [...own, { ...entry, own: false, width: null }] : own, settings),
    },
    width: null,
    length: part.length === 0 ? length : part.length,
  };
}

const toCutPart = (part: PartToCut, { width, length }: Place, settings: CutSettings): CutPart => ({
  id: part.id,
  title: part.title,
  set: part.set,
  width,
  length,
  pieces: part.quantity * part.set_quantity,
  turns: !settings.unturned_part_ids.includes(part.id),
  net_weight: exact(part.net_weight).times(part.set_quantity).toNumber(),
  drawing_key: width === null ? null : drawingOf(part, { width, length }),
});

/** mm by which the sizes of a part may differ from those of its DXF: it is cut by that outline. */
const SAME_SIZE = 0.5;

function drawingOf(
  { content_file }: PartToCut,
  { width, length }: { width: number; length: number },
): string | null {
  const pattern = content_file?.flat_pattern;
  if (!content_file || !pattern) return null;
  const [short, long] = [Math.min(width, length), Math.max(width, length)];
  const isSame = Math.abs(pattern.width - short) <= SAME_SIZE && Math.abs(pattern.length - long) <= SAME_SIZE;
  return isSame ? content_file.original_key : null;
}

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
function fits(part: CutPart, entry: StockEntry, { edge, trim, method }: CutSettings): boolean {
  const { width, length } = part;
  if (width === null || entry.width === null) {
    return length === entry.length || length <= entry.length - trim;
  }
  // By any angle it may fit as long as it is not longer than the diagonal: the search knows its outline.
  const diagonal = Math.hypot(entry.width - 2 * edge, entry.length - 2 * edge);
  if (method === 'turned' && part.turns && part.drawing_key !== null && Math.max(width, length) <= diagonal)
    return true;
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
