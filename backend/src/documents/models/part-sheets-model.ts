import { figure as factsOf } from '@forja/figures';
import type { LoadedProcess } from '../../orders/part-rows/loaded-part.js';
import type { OrderTree, PartTree, SetTree } from '../../orders/tree/order-tree.js';
import {
  type LoadedDocument,
  fullPicture,
  type Picture,
  customerName,
  deliveryDate,
  dimensionsOf,
  letterhead,
  materialOf,
  NOTHING,
  orderTitle,
  orderWord,
  weightOf,
  type Fact,
  type Letterhead,
} from './shared-model.js';
import { setupOf } from '../../pricing/domain/part/process-row.js';
import { figure, orderNumber, plural } from './format.js';

/** A step of making the part, with a box to tick. */
export interface SheetProcess {
  title: string;
  /** For one piece, and what setting up for all of them takes. */
  minutes: string;
}

export interface PartSheet {
  number: string;
  title: string;
  /** How many to make in all, and how that comes about. */
  quantity: string;
  quantity_note: string;
  /** Set, order, customer and delivery date: one line. */
  context: Fact[];
  facts: Fact[];
  processes: SheetProcess[];
  obs: string | null;
  drawing: Picture | null;
  secondary: Picture | null;
  orientation: 'portrait' | 'landscape';
  /** Whether it shares its page with others: something bought, of which there is nothing to be drawn. */
  shared: boolean;
  /** Where the QR code leads. */
  url: string;
}

export interface PartSheetsModel {
  kind: 'part-sheets';
  title: string;
  letterhead: Letterhead;
  sheets: PartSheet[];
}

interface Place {
  order: OrderTree;
  set: SetTree;
  part: PartTree;
  /** The part's counter within its set, from 1. */
  number: number;
}

/** A sheet for each part, or for one of them; those that share pages are the last. No prices: it goes to the shop floor. */
export function partSheetsModel(
  loaded: LoadedDocument,
  partId: number | null,
  origin: string,
): PartSheetsModel {
  const { order, company } = loaded;
  const places = order.sets.flatMap((set) =>
    set.parts.map((part, index) => ({ order, set, part, number: index + 1 })),
  );
  const wanted = places.filter(({ part }) => partId === null || part.id === partId);
  const sheets = wanted.map((place) => partSheet(place, origin));
  return {
    kind: 'part-sheets',
    title: `${orderTitle(loaded)} – peças`,
    letterhead: letterhead(company),
    sheets: [...sheets.filter(({ shared }) => !shared), ...sheets.filter(({ shared }) => shared)],
  };
}

function partSheet({ order, set, part, number }: Place, origin: string): PartSheet {
  const drawing = fullPicture(part.content_file);
  const secondary = fullPicture(part.secondary_file);
  return {
    number: String(number),
    title: part.title,
    quantity: figure(part.line.quantity),
    quantity_note: quantityNote(part, set),
    context: [
      { label: 'Conjunto', value: set.name },
      { label: orderWord(order), value: orderNumber(order.id), whole: true },
      { label: 'Cliente', value: customerName(order) },
      { label: 'Entrega', value: deliveryDate(order), whole: true },
    ],
    facts: sheetFacts(part),
    processes: part.processes.map((row) => ({
      title: row.process?.title ?? 'Processo não definido',
      minutes: minutesOf(row, setupOf(row, part.price_basis?.processes ?? [])),
    })),
    obs: part.obs || null,
    drawing,
    secondary,
    orientation: (drawing?.width ?? 0) > (drawing?.height ?? 0) ? 'landscape' : 'portrait',
    shared: part.type === 'component' && !drawing && !secondary,
    url: `${origin}/parts/${String(part.id)}/print`,
  };
}

const minutesOf = (row: LoadedProcess, setup: number) => {
  const time = timeOf(row);
  return setup === 0 ? time : `${time} + ${figure(setup)} min de preparação`;
};

const { shown: SHOWN_DECIMALS } = factsOf('exact_time');

/** Typed minutes are whole, those of a rule keep their decimals. */
function timeOf({ rule, exact_time, time }: LoadedProcess): string {
  if (!rule) return `${figure(time)} min`;
  return exact_time === null ? NOTHING : `${figure(exact_time, SHOWN_DECIMALS)} min`;
}

const quantityNote = (part: PartTree, set: SetTree) =>
  set.quantity === 1
    ? plural(part.quantity, 'peça', 'peças')
    : `${figure(part.quantity)} por conjunto × ${figure(set.quantity)}`;

function sheetFacts(part: PartTree): Fact[] {
  return [
    ...(part.reference ? [{ label: 'Referência', value: part.reference }] : []),
    { label: 'Material', value: materialOf(part) ?? NOTHING },
    { label: 'Dimensões (mm)', value: dimensionsOf(part) ?? NOTHING, whole: true },
    { label: 'Peso unitário', value: weightOf(part.unit_net_weight), whole: true },
    { label: 'Peso total', value: weightOf(part.line.net_weight), whole: true },
  ];
}
