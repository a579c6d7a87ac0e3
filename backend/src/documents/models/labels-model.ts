import type { StockItem } from '../../catalogue/stock-items/stock-item.entity.js';
import type { OrderTree, PartTree, SetTree } from '../../orders/tree/order-tree.js';
import { counted, figure, measure, orderNumber } from './format.js';
import {
  customerName,
  dimensionsOf,
  letterhead,
  materialOf,
  orderTitle,
  orderWord,
  type Letterhead,
  type LoadedDocument,
} from './shared-model.js';

/** A label to be stuck on a piece. */
export interface PieceLabel {
  title: string;
  reference: string | null;
  /** Material and sizes. */
  made: string;
  /** Order and customer. */
  order: string;
  set: string;
  /** `3 de 40`, or how many pieces there are where each has none of its own. */
  count: string;
  /** Where the QR code leads: the part's sheet, or the item of the stock. */
  url: string;
}

export interface LabelsModel {
  kind: 'labels';
  title: string;
  /** Of the company that is the file's author; no label shows it. */
  letterhead: Letterhead;
  labels: PieceLabel[];
}

/** Labels of a document: fifty pages. An order of more pieces has a label for each of its parts. */
const MOST_LABELS = 1200;

/** A label for each remnant that was loaded, else for each piece of an order, set by set; what is bought has one for all of its pieces, as it comes in one box. */
export function labelsModel(loaded: LoadedDocument, origin: string): LabelsModel {
  const { order, remnants, company } = loaded;
  if (remnants) {
    const ofRemnants = remnants.map((item) => remnantLabel(item, origin));
    return {
      kind: 'labels',
      title: 'Etiquetas de retalhos',
      letterhead: letterhead(company),
      labels: ofRemnants,
    };
  }
  const parts = order.sets.flatMap((set) => set.parts.map((part) => ({ set, part })));
  const made = parts.filter(({ part }) => part.type !== 'component');
  const pieces = made.reduce((sum, { part }) => sum + part.line.quantity, 0);
  const labels = parts.flatMap(({ set, part }) => {
    const label = labelOf(order, set, part, origin);
    const { quantity } = part.line;
    if (pieces > MOST_LABELS || part.type === 'component')
      return [{ ...label, count: counted(quantity, 'peça', 'peças') }];
    return Array.from({ length: quantity }, (_, index) => ({
      ...label,
      count: `${figure(index + 1)} de ${figure(quantity)}`,
    }));
  });
  const title = `${orderTitle(loaded)} – etiquetas`;
  return { kind: 'labels', title, letterhead: letterhead(company), labels };
}

/** By its code, material and size; where it comes from and where it is. */
function remnantLabel(item: StockItem, origin: string): PieceLabel {
  const { id, code, material, bar, thickness, width, length, obs, place } = item;
  const sides = [thickness, width, length].flatMap((side) => (side === null ? [] : measure(side)));
  return {
    title: code ?? '',
    reference: null,
    made: `${material?.name ?? bar?.name ?? ''} · ${sides.join(' × ')}\u00a0mm`,
    order: obs ?? '',
    set: place ?? '',
    count: '',
    url: `${origin}/stock-items/${String(id)}`,
  };
}

const labelOf = (order: OrderTree, set: SetTree, part: PartTree, origin: string) => ({
  title: part.title,
  reference: part.reference || null,
  made: [materialOf(part), dimensionsOf(part)].filter(Boolean).join(' · '),
  order: `${orderWord(order)} ${orderNumber(order.id)} · ${customerName(order)}`,
  set: set.name,
  url: `${origin}/parts/${String(part.id)}/print`,
});
