import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { trusted, type Html, html, type Content } from '../../platform/html/html.js';
import { qrPath } from '../../platform/qr/qr-path.js';
import { sharedStyles } from './styles.js';
import type { Picture, Fact, Letterhead } from '../models/shared-model.js';
import type { BreakRow } from '../models/quote-model.js';

/** Key → data URI: the page gets its pictures inside of itself and loads nothing from anywhere. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * Inter, shipped with the product (OFL). One file a weight: of a variable font Chromium makes Type 3 shapes, which
 * viewers draw worse and which cost more bytes. Latin is enough for Portuguese; other signs fall to the machine's own.
 */
const WEIGHTS = [400, 600, 700];

let faces: string | null = null;

/** The font as style rules that carry its bytes, read once. */
function fontFace(): string {
  faces ??= WEIGHTS.map(
    (weight) => `@font-face { font-family: 'Inter'; font-weight: ${String(weight)};
    src: url(data:font/woff2;base64,${readFont(weight).toString('base64')}) format('woff2'); }`,
  ).join('\n');
  return faces;
}

const { resolve } = createRequire(import.meta.url);

const readFont = (weight: number) =>
  readFileSync(resolve(`@fontsource/inter/files/inter-latin-${String(weight)}-normal.woff2`));

/** Modules of white around the code; readers want four, and the sheet's paper gives the rest. */
const QUIET = 1;

/** A QR code as one vector path: crisp at any size, and nothing of the text is markup. */
export function qrCode(text: string): Html {
  const { size, path } = qrPath(text);
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return trusted(
    `<svg class="qr" viewBox="${box}" shape-rendering="crispEdges" role="img" aria-label="Código QR da peça">` +
      `<path d="${path}"/></svg>`,
  );
}

/** Nothing is loaded from anywhere, whatever got into the markup. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** A string as CSS takes it in quotes. */
export const cssText = (text: string) => `"${text.replace(/[^\p{L}\p{N} ,.–-]/gu, '')}"`;

/** Which pages of a document these are, where the others are printed by themselves. */
export interface Numbering {
  first: number;
  of: number;
}

/** Page numbers that go on from pages which are not here. */
const numbered = ({ first, of }: Numbering) => `
  @page { @bottom-right { content: 'Página ' counter(page) ' de ${String(of)}'; } }
  @page :first { counter-set: page ${String(first)}; }`;

/** The whole page around a document. @param title also the PDF's title and the footer's left side */
export function page(title: string, styles: string, body: Content, numbering?: Numbering): Html {
  const numbers = numbering ? numbered(numbering) : '';
  const style = trusted(
    `<style>:root { --document: ${cssText(title)}; } ${fontFace()} ${sharedStyles} ${styles} ${numbers}</style>`,
  );
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

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

/** @param onTop the taxes that come on top, by name */
export const onTopNote = (onTop: string): string =>
  `${onTop === 'IPI' ? 'O IPI é somado' : `${onTop} são somados`} ao valor total. Frete, serviço e desconto não estão incluídos.`;

/** Side by side what other quantities come to; nothing where none are offered. */
export function breaksTable(
  title: string,
  rows: readonly Record<keyof BreakRow, Content>[],
  onTop: string,
): Html | null {
  if (rows.length === 0) return null;
  return html`<div class="breaks">
    <h3>${title}</h3>
    <table>
      <thead>
        <tr>
          <th class="number">Quantidade</th>
          <th class="number">Valor unitário</th>
          <th class="number">Valor total</th>
          <th class="number">${onTop}</th>
          <th class="number">Peso líquido</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(breakLine)}
      </tbody>
    </table>
    <p class="label">${onTopNote(onTop)}</p>
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
