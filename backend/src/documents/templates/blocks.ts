import type { Picture } from '../models/picture.js';
import type { BreakRow } from '../models/quote-model.js';
import type { Fact, Letterhead } from '../models/shared-model.js';
import type { Pictures } from './pictures.js';
import { html, trusted, type Content, type Html } from '../../platform/html/html.js';

/** A picture's address is data of our own making, megabytes of it: nothing in it is to be escaped. */
const source = (uri: string) => trusted(uri);

/** The picture as an element, or null where it is none or could not be read. */
export function image(picture: Picture | null, pictures: Pictures, alt: string): Html | null {
  const uri = picture && pictures.get(picture.key);
  return uri ? html`<img src="${source(uri)}" alt="${alt}" />` : null;
}

/** Logo at the left, the company's data at the right; without a logo the name stands in its place. */
export function letterheadBlock({ name, lines, logo }: Letterhead, pictures: Pictures): Html {
  const uri = logo && pictures.get(logo.key);
  const rest = lines.map((line) => html`<div>${line}</div>`);
  return uri
    ? html`<header class="letterhead">
        <img class="logo" src="${source(uri)}" alt="${name}" />
        <div class="data"><strong>${name}</strong>${rest}</div>
      </header>`
    : html`<header class="letterhead">
        <div class="name">${name}</div>
        <div class="data">${rest}</div>
      </header>`;
}

/** Captions at the left, values at the right. */
export const factRows = (facts: readonly Fact[]): Html =>
  html`<div class="facts">
    ${facts.map(
      ({ label, value }) => html`<span class="label">${label}</span><span class="text">${value}</span>`,
    )}
  </div>`;

/** A caption above its value. */
export const factCell = ({ label, value, whole }: Fact): Html =>
  html`<div>
    <div class="label">${label}</div>
    <div class="value ${whole && 'whole'}">${value}</div>
  </div>`;

/** Side by side what other quantities come to; nothing where none are offered. */
export function breaksTable(title: string, rows: readonly Record<keyof BreakRow, Content>[]): Html | null {
  if (rows.length === 0) return null;
  return html`<div class="breaks">
    <h3>${title}</h3>
    <table>
      <thead>
        <tr>
          <th class="number">Quantidade</th>
          <th class="number">Valor unitário</th>
          <th class="number">Valor total</th>
          <th class="number">IPI</th>
          <th class="number">Peso líquido</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(breakLine)}
      </tbody>
    </table>
    <p class="label">O IPI é somado ao valor total. Frete, serviço e desconto não estão incluídos.</p>
  </div>`;
}

const breakLine = ({ quantity, price, total, ipi, weight }: Record<keyof BreakRow, Content>): Html =>
  html`<tr>
    <td class="number">${quantity}</td>
    <td class="number">${price}</td>
    <td class="number">${total}</td>
    <td class="number">${ipi}</td>
    <td class="number">${weight}</td>
  </tr>`;

/** The columns of a quote's lines. */
export const lineHeadings: Html = html`<th class="ref">Ref.</th>
  <th>Descrição</th>
  <th class="ncm">NCM</th>
  <th class="un">Un.</th>
  <th class="qty number">Qtd.</th>
  <th class="price number">Valor unit.</th>
  <th class="ipi number">IPI</th>
  <th class="sum number">Valor total</th>`;
