import type { BatchPlan } from '../../cutting/plan-of-group.js';
import type { OrderPlan } from '../../cutting/order-plan.js';
import type { StockItem } from '../../catalogue/stock-items/stock-item.entity.js';
import type { Company } from '../../company/company.entity.js';
import type { QuoteBreaks } from '../../revisions/domain/quantity-breaks.js';
import type { OrderTree, PartTree, SetTree } from '../../orders/tree/order-tree.js';
import type { StoredFile } from '../../files/stored-file.entity.js';
import { kilogramsAndGrams, measure, orderNumber, wallClock } from './format.js';

/** All that any document is made of, pictures apart. */
export interface LoadedDocument {
  order: OrderTree;
  company: Company;
  /** The quantity breaks of a quote with their prices. */
  breaks: QuoteBreaks;
  /** The revision that a quote is, or that it becomes while it is a draft; null for the first, and for orders. */
  revision: { number: number; draft: boolean } | null;
  /** The moment from which a quote counts its validity: when it was frozen; for what is not, now. */
  issued_at: string;
  /** Where the document is about it. */
  cutting?: OrderPlan | BatchPlan;
  /** Of the stock, where the document is about them. */
  remnants?: StockItem[];
  /** The older state that it is compared with, where the document is their difference. */
  before?: LoadedDocument;
}

/** The columns of a file's row that its picture is made of. */
type PrintedFile = Pick<
  StoredFile,
  'mime' | 'page' | 'width' | 'height' | 'original_key' | 'preview_key' | 'thumbnail_key'
>;

/** A stored picture as a document shows it. Its object never changes, so that the key stands for the bytes. */
export interface Picture {
  key: string;
  /** Pixels of the preview; only their ratio counts. Null where it is not known. */
  width: number | null;
  height: number | null;
  /** Whether it came from a camera; a drawing's lines are thinner. */
  photo: boolean;
  /** Pixels of height that its place in the document has use for; null: all that there are. */
  print_height: number | null;
  /** The page of a PDF that it shows: a part sheet prints the page itself. Null where it is none. */
  original: { key: string; page: number } | null;
}

const toPicture = (file: PrintedFile, key: string, print_height: number | null = null): Picture => ({
  key,
  width: file.width,
  height: file.height,
  photo: file.mime === 'image/jpeg',
  print_height,
  original:
    file.mime === 'application/pdf' && file.page !== null
      ? { key: file.original_key, page: file.page }
      : null,
});

/** Finer than this no printer shows a difference. */
const DOTS_PER_MM = 300 / 25.4;

/**
 * The file's picture in full, or null where it has none.
 * @param height of its place in the document, in mm, where it is small
 */
export function fullPicture(file: PrintedFile | null | undefined, height?: number): Picture | null {
  if (!file?.preview_key) return null;
  return toPicture(file, file.preview_key, height ? Math.round(height * DOTS_PER_MM) : null);
}

/** The file's small picture, or null where it has none. */
export function smallPicture(file: PrintedFile | null | undefined): Picture | null {
  const key = file?.thumbnail_key ?? file?.preview_key;
  return file && key ? toPicture(file, key) : null;
}

/** Sign that is printed where there is nothing to print. */
export const NOTHING = '–';

/** A caption and what stands under it. */
export interface Fact {
  label: string;
  value: string;
  /** A number or a date, which never breaks. */
  whole?: boolean;
}

/** The head of every document. */
export interface Letterhead {
  name: string;
  lines: string[];
  logo: Picture | null;
}

/**
 * Street, city, state and postal code in one line: 'Rua A, 1, São Paulo – SP, CEP 01000-000'.
 * @param state abbreviation; absent where the city names it
 */
export function placeOf(
  { address, city, postal_code }: Pick<Company, 'address' | 'city' | 'postal_code'>,
  state?: string,
): string {
  const inState = (place: string | null) => [place, state].filter(Boolean).join(' – ');
  const places = city ? [address, inState(city)] : [inState(address)];
  return [...places, postal_code && `CEP ${postal_code}`].filter(Boolean).join(', ');
}

/** The company as the head prints it; empty fields leave no empty line. */
export function letterhead(company: Company): Letterhead {
  const { name, cnpj, state_registration: ie, phone, email, logo_file } = company;
  const numbers = [cnpj && `CNPJ ${cnpj}`, ie && `IE ${ie}`].filter(Boolean).join(' · ');
  const contact = [company.contact, phone, email].filter(Boolean).join(' · ');
  const lines = [numbers, placeOf(company), contact].flatMap((line) => line || []);
  return { name, lines, logo: fullPicture(logo_file) };
}

/** `Orçamento 000123`, from its second revision on with that one's number, or `Pedido 000123`. */
export function orderTitle({ order, revision }: Pick<LoadedDocument, 'order' | 'revision'>): string {
  const title = `${orderWord(order)} ${orderNumber(order.id)}`;
  if (!revision || revision.number === 0) return title;
  return `${title} R${String(revision.number)}${revision.draft ? ' – rascunho' : ''}`;
}

/** Word for the document's subject: `Orçamento` or `Pedido`. */
export const orderWord = ({ type }: OrderTree) => (type === 'order' ? 'Pedido' : 'Orçamento');

/** The customer's name, or that there is none yet. */
export const customerName = ({ customer }: OrderTree) => customer?.name ?? 'Cliente não informado';

/** The name of a new set, until a user gives it one. */
const UNNAMED = 'Novo conjunto';

/** The set's name as its customer reads it: one that was never named is called by its place. */
export const setName = ({ name, position }: Pick<SetTree, 'name' | 'position'>): string =>
  name.trim() === '' || name === UNNAMED ? `Conjunto ${String(position)}` : name;

/** The delivery date as a day, with its time where it has one. */
export const deliveryDate = ({ delivery_date }: OrderTree) =>
  delivery_date === null ? NOTHING : wallClock(delivery_date);

/** Name of the catalogue entry that the part is made of; null where nothing is chosen. */
export function materialOf({ type, material, sheet, bar, component }: PartTree): string | null {
  switch (type) {
    case 'material':
      return material?.name ?? null;
    case 'sheet':
      return sheet?.name ?? null;
    case 'bar':
      return bar?.name ?? null;
    case 'component':
      return component?.name ?? null;
    default:
      return null;
  }
}

/** `3 × 250 × 400`, in mm; measures of 0 are not given; null where none is. */
export function dimensionsOf({ type, thickness, width, length }: PartTree): string | null {
  const wanted = type === 'bar' ? [length] : [thickness, width, length];
  const given = wanted.filter((value) => value > 0);
  return given.length === 0 ? null : given.map(measure).join(' × ');
}

/** A weight; bought components and pure work have none of their own. */
export const weightOf = (value: number) => (value === 0 ? NOTHING : kilogramsAndGrams(value));
