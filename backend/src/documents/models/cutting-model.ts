import { sumFigures } from '../../cutting/domain/cut-figures.js';
import {
  orderedName,
  countPieces,
  layOut,
  partsOf,
  type CutGroup,
  type CutSettings,
  type PlacedCut,
  type Ring,
  type ShownOutline,
  type StockCut,
} from '../../cutting/domain/cut-group.js';
import { pathOf } from '../../cutting/to-cutting-view.js';
import { outsideParts, type BatchPlan, type PlanOfGroup } from '../../cutting/plan-of-group.js';
import type { OrderPlan } from '../../cutting/order-plan.js';
import { counted, dayAndTime, figure, kilograms, measure } from './format.js';
import {
  customerName,
  letterhead,
  NOTHING,
  orderTitle,
  type Fact,
  type Letterhead,
  type LoadedDocument,
} from './shared-model.js';

/** A sheet or bar to buy. */
export interface PurchaseLine {
  name: string;
  material: string;
  /** '' where it is not known, and of what is taken from the stock. */
  supplier: string;
  count: string;
  weight: string;
}

/** A piece as it is drawn, mm. */
export interface DrawnPiece {
  number: string;
  x: number;
  y: number;
  width: number;
  length: number;
  /** Its outline where it is cut by it: SVG path in mm from its place, and a point for its number, from which the next line is so far; x along the sheet. */
  outline: { path: string; x: number; y: number; room: number } | null;
}

/** Pieces of one part on a sheet or bar. */
export interface PieceLine {
  number: string;
  title: string;
  set: string;
  size: string;
  /** On each sheet or bar, and on all that are cut alike. */
  each: string;
  all: string;
}

/** Sheets or bars that are cut alike. */
export interface CutPage {
  title: string;
  group: string;
  facts: Fact[];
  /** mm; null of a bar. */
  width: number | null;
  length: number;
  used: number;
  pieces: DrawnPiece[];
  lines: PieceLine[];
}

export interface CuttingModel {
  kind: 'cutting';
  title: string;
  letterhead: Letterhead;
  facts: Fact[];
  notes: string[];
  purchases: PurchaseLine[];
  /** Items of the shop's stock that the plan uses. */
  items: PurchaseLine[];
  total_weight: string;
  pages: CutPage[];
}

/** The list of purchases, and a page for each way of cutting a sheet. Without prices: it goes along with the work. */
export function cuttingModel(loaded: LoadedDocument): CuttingModel {
  const { company, cutting } = loaded;
  const all: readonly PlanOfGroup[] = cutting?.groups ?? [];
  const groups = all.filter(({ planned }) => planned !== null);
  const figures = groups.flatMap((one) => one.figures ?? []);
  return {
    kind: 'cutting',
    title: `Plano de corte – ${cutting && 'order_ids' in cutting ? `Lote ${String(cutting.batch_id)}` : orderTitle(loaded)}`,
    letterhead: letterhead(company),
    facts: [ofFact(loaded), ...(cutting ? settingsFacts(cutting) : [])],
    notes: all.flatMap(notesOf),
    purchases: groups.flatMap((one) => takenLines(one, 'purchases')),
    items: groups.flatMap((one) => takenLines(one, 'items')),
    total_weight: kilograms(sumFigures(figures).bought.weight),
    pages: groups.flatMap(pagesOf),
  };
}

/** Subject of the plan: an order of a customer, or several orders. */
const ofFact = ({ order, cutting }: LoadedDocument): Fact =>
  cutting && 'order_ids' in cutting
    ? { label: 'Pedidos', value: cutting.order_ids.join(', ') }
    : { label: 'Cliente', value: customerName(order) };

const METHODS: Record<CutSettings['method'], string> = {
  free: 'Laser',
  shapes: 'Laser pelo contorno',
  turned: 'Laser pelo contorno, giro livre',
  sheared: 'Guilhotina',
};

function settingsFacts({ stored, groups }: OrderPlan | BatchPlan): Fact[] {
  if (stored === null) return [];
  const cuts = (kind: CutGroup['kind']) => groups.some(({ group }) => group.kind === kind);
  const { method, gap, edge, kerf, trim } = stored.settings;
  const mm = (label: string, value: number): Fact => ({ label, value: `${measure(value)} mm`, whole: true });
  return [
    { label: 'Calculado em', value: dayAndTime(stored.made_at), whole: true },
    ...(cuts('sheet')
      ? [{ label: 'Chapas', value: METHODS[method] }, mm('Folga', gap), mm('Borda', edge)]
      : []),
    ...(cuts('bar') ? [mm('Serra', kerf), mm('Ponta', trim)] : []),
  ];
}

/** Warnings to read before the first cut. */
function notesOf(one: PlanOfGroup): string[] {
  const name = groupName(one.group);
  return [
    ...(one.planned && one.outdated ? [`${name}: plano desatualizado, calcule de novo.`] : []),
    ...outsideParts(one).map(
      ({ title, pieces }) =>
        `${name}: fora do plano – ${pieces === null ? '' : `${figure(pieces)} × `}${title}.`,
    ),
  ];
}

const groupName = ({ name, thickness }: CutGroup): string =>
  thickness === null ? name : `${name} · ${measure(thickness)} mm`;

const takenLines = ({ group, figures }: PlanOfGroup, which: 'purchases' | 'items'): PurchaseLine[] =>
  figures?.[which].map(({ entry, count, weight }) => ({
    name: orderedName(entry),
    material: groupName(group),
    supplier: entry.supplier ?? '',
    count: figure(count),
    weight: kilograms(weight),
  })) ?? [];

function pagesOf({ planned }: PlanOfGroup): CutPage[] {
  if (planned === null) return [];
  const { group, plan } = planned;
  const outlines = new Map(plan.outlines?.map((outline) => [outline.part_id, outline]));
  const numbers = new Map(group.parts.map(({ id }, index) => [id, String(index + 1)]));
  return plan.cuts.flatMap((cut, index) => {
    const entry = group.stock[cut.stock];
    if (!entry) return [];
    const { width, length } = entry;
    const pieces = cut.placed.map((place) => ({
      number: numbers.get(place.part_id) ?? NOTHING,
      x: place.x,
      y: place.y,
      width: place.width,
      length: place.length,
      outline: drawnOutline(outlines.get(place.part_id), place),
    }));
    const lines = partsOf(group, countPieces([{ ...cut, count: 1 }])).map(
      ({ id, title, set, width: wide, length: long, pieces: each }): PieceLine => ({
        number: numbers.get(id) ?? NOTHING,
        title,
        set,
        size: wide === null ? measure(long) : `${measure(wide)} × ${measure(long)}`,
        each: figure(each),
        all: figure(each * cut.count),
      }),
    );
    const facts = cutFacts(cut, { width, length });
    const number = plan.cuts.length > 1 && `${width === null ? 'Barra' : 'Chapa'} ${String(index + 1)}`;
    const title = [number, `${figure(cut.count)} × ${entry.name}`].filter(Boolean).join(' · ');
    return [{ title, group: groupName(group), facts, width, length, used: cut.used, pieces, lines }];
  });
}

/** The turned outline from its own corner, its length along x as sheets are drawn. */
function drawnOutline(outline: ShownOutline | undefined, { angle }: PlacedCut): DrawnPiece['outline'] {
  if (!outline || angle === undefined) return null;
  const place = layOut(outline.rings, { x: 0, y: 0, angle });
  const drawn = (point: Ring[number]): Ring[number] => {
    const [x, y] = place(point);
    return [y, x];
  };
  const [x, y] = drawn(outline.label);
  return { path: pathOf(outline.rings.map((ring) => ring.map(drawn))), x, y, room: outline.room };
}

function cutFacts({ used, placed }: StockCut, { width, length }: Pick<CutPage, 'width' | 'length'>): Fact[] {
  const size = (long: number) =>
    width === null ? `${measure(long)} mm` : `${measure(width)} × ${measure(long)} mm`;
  return [
    { label: width === null ? 'Barra' : 'Chapa', value: size(length), whole: true },
    { label: 'Peças', value: counted(placed.length, 'peça', 'peças'), whole: true },
    { label: 'Retalho', value: used < length ? size(length - used) : NOTHING, whole: true },
  ];
}
