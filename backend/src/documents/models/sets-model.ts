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
  weightOf,
  type Fact,
  type Letterhead,
  setName,
} from './shared-model.js';
import { counted, figure } from './format.js';

/** Height of a set's picture on its page, in mm (templates/styles). */
const PICTURE_MM = 88;

/** A part of the set: what it is, how many of it, how heavy. */
export interface SetLine {
  number: string;
  reference: string;
  title: string;
  obs: string | null;
  material: string;
  dimensions: string;
  /** For one set, and for all of them. */
  quantity: string;
  total_quantity: string;
  weight: string;
}

export interface SetPage {
  name: string;
  quantity: string;
  facts: Fact[];
  obs: string | null;
  picture: Picture | null;
  lines: SetLine[];
}

export interface SetsModel {
  kind: 'sets';
  title: string;
  letterhead: Letterhead;
  pages: SetPage[];
}

/** A page for each set, or for one of them. Without prices: it goes along with the work. */
export function setsModel(loaded: LoadedDocument, setId: number | null): SetsModel {
  const { order, company } = loaded;
  const wanted = order.sets.filter(({ id }) => setId === null || id === setId);
  const pages = wanted.map((set) => setPage(set, facts(order)));
  return { kind: 'sets', title: orderTitle(loaded), letterhead: letterhead(company), pages };
}

const facts = (order: OrderTree): Fact[] => [
  { label: 'Cliente', value: customerName(order) },
  { label: 'Entrega', value: deliveryDate(order), whole: true },
];

function setPage(set: SetTree, orderFacts: Fact[]): SetPage {
  const weight = { label: 'Peso líquido', value: weightOf(set.amounts.total.net_weight) };
  return {
    name: setName(set),
    quantity: counted(set.quantity, 'conjunto', 'conjuntos'),
    facts: [{ label: 'Referência', value: set.reference || NOTHING }, ...orderFacts, weight],
    obs: set.obs || null,
    picture: fullPicture(set.content_file, PICTURE_MM),
    lines: set.parts.map((part, index) => setLine(part, index + 1)),
  };
}

const setLine = (part: PartTree, number: number): SetLine => ({
  number: String(number),
  reference: part.reference || NOTHING,
  title: part.title,
  obs: part.obs || null,
  material: materialOf(part) ?? NOTHING,
  dimensions: dimensionsOf(part) ?? NOTHING,
  quantity: figure(part.quantity),
  total_quantity: figure(part.line.quantity),
  weight: weightOf(part.line.net_weight),
});
