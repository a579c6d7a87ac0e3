import type { Company } from '../../company/company.entity.js';
import type { OrderTree, PartTree } from '../../orders/tree/order-tree.js';
import type { LoadedDocument } from './loaded-document.js';
import { kilogramsAndGrams, measure, orderNumber, wallClock } from './format.js';
import { fullPicture, type Picture } from './picture.js';

/** What is printed where there is nothing to print. */
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

/** What the document is of: `Orçamento` or `Pedido`. */
export const orderWord = ({ type }: OrderTree) => (type === 'order' ? 'Pedido' : 'Orçamento');

/** The customer's name, or that there is none yet. */
export const customerName = ({ customer }: OrderTree) => customer?.name ?? 'Cliente não informado';

/** The delivery date as a day, with its time where it has one. */
export const deliveryDate = ({ delivery_date }: OrderTree) =>
  delivery_date === null ? NOTHING : wallClock(delivery_date);

/** What the part is made of, as its catalogue entry is called; null where nothing is chosen. */
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
