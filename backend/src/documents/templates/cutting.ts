import { html, trusted, type Html } from '../../platform/html/html.js';
import type { CutPage, CuttingModel, DrawnPiece, PurchaseLine } from '../models/cutting-model.js';
import { measure } from '../models/format.js';
import { factCell, letterheadBlock, page, type Pictures } from './page.js';
import { cuttingStyles } from './styles.js';

/** mm of paper that a drawing is wide. */
const PAPER_WIDTH = 180;

/** mm of paper that a drawing is high at most: a square sheet leaves room for its list. */
const PAPER_HEIGHT = 130;

/** mm of paper of a piece's line. */
const STROKE = 0.2;

/** mm of paper that a bar is drawn high. */
const BAR_HEIGHT = 9;

/** The list of purchases, then each way of cutting a sheet on a page of its own; bars share pages. */
export function cuttingPage(model: CuttingModel, pictures: Pictures): Html {
  return page(
    model.title,
    cuttingStyles,
    html`${letterheadBlock(model.letterhead, pictures)}
      <div class="title"><h1>${model.title}</h1></div>
      <div class="facts-row">${model.facts.map(factCell)}</div>
      ${model.notes.map((note) => html`<p class="note">${note}</p>`)}
      ${
        model.items.length > 0 &&
        html`<h2 class="list">Do estoque</h2>
          ${takenTable(model.items)}`
      }
      ${
        model.purchases.length > 0 &&
        html`<h2 class="list">Lista de compras</h2>
          ${takenTable(model.purchases, model.total_weight)}`
      }
      ${model.pages.map(cutBlock)}`,
  );
}

/** With where things are bought, where that is known. @param total weight of all of them, where it is printed */
function takenTable(rows: readonly PurchaseLine[], total?: string): Html {
  const bought = rows.some(({ supplier }) => supplier !== '');
  return html`<table>
    <thead>
      <tr>
        <th>Chapa ou barra</th>
        <th>Material</th>
        ${bought && html`<th>Fornecedor</th>`}
        <th class="count number">Quantidade</th>
        <th class="kg number">Peso</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, material, supplier, count, weight }) =>
          html`<tr>
            <td>${name}</td>
            <td>${material}</td>
            ${bought && html`<td>${supplier}</td>`}
            <td class="number">${count}</td>
            <td class="number">${weight}</td>
          </tr>`,
      )}
      ${
        total !== undefined &&
        html`<tr class="grand">
          <td colspan="${bought ? 4 : 3}">Total</td>
          <td class="number">${total}</td>
        </tr>`
      }
    </tbody>
  </table>`;
}

const cutBlock = (cut: CutPage): Html =>
  html`<section class="${cut.width === null ? 'bar' : 'sheet'}">
    <div class="label">${cut.group}</div>
    <h2>${cut.title}</h2>
    <div class="facts-row">${cut.facts.map(factCell)}</div>
    ${drawing(cut)}
    <table>
      <thead>
        <tr>
          <th class="no">Nº</th>
          <th>Peça</th>
          <th>Conjunto</th>
          <th class="dim">Medidas (mm)</th>
          <th class="count number">${cut.width === null ? 'Por barra' : 'Por chapa'}</th>
          <th class="count number">Total</th>
        </tr>
      </thead>
      <tbody>
        ${cut.lines.map(
          (line) =>
            html`<tr>
              <td>${line.number}</td>
              <td>${line.title}</td>
              <td>${line.set}</td>
              <td>${line.size}</td>
              <td class="number">${line.each}</td>
              <td class="number">${line.all}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

/** The sheet or bar to scale, its length to the right; a bar is drawn higher than it is. */
function drawing({ width, length, used, pieces }: CutPage): Html {
  const scale = Math.min(PAPER_WIDTH / length, width === null ? Infinity : PAPER_HEIGHT / width);
  const height = width === null ? BAR_HEIGHT : width * scale;
  const rest = (length - used) * scale;
  return html`<svg
    class="plan"
    viewBox="0 0 ${mm(length * scale)} ${mm(height)}"
    style="width: ${mm(length * scale)}mm; height: ${mm(height)}mm"
  >
    ${hatch} ${rest > 0 && box({ x: used * scale, y: 0, width: rest, height }, 'rest')}
    ${pieces.map((piece) => drawnPiece(piece, scale, width === null ? height : null))}
    ${box({ x: 0, y: 0, width: length * scale, height }, 'edge')}
  </svg>`;
}

const hatch = trusted(
  '<defs><pattern id="hatch" width="2.4" height="2.4" patternUnits="userSpaceOnUse">' +
    '<path d="M0 2.4 L2.4 0" stroke="#8a9097" stroke-width=".15"/></pattern></defs>',
);

/** Hundredths of a millimetre are finer than paper. */
const mm = (value: number): string => value.toFixed(2);

const box = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  name: string,
): Html =>
  html`<rect class="${name}" x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" />`;

/** An outline in mm of the part, drawn in those of the paper. */
const outlined = (path: string, { x, y }: { x: number; y: number }, scale: number): Html =>
  html`<path
    class="piece"
    fill-rule="evenodd"
    style="stroke-width: ${(STROKE / scale).toFixed(3)}"
    d="${path}"
    transform="translate(${mm(x)} ${mm(y)}) scale(${scale.toFixed(6)})"
  />`;

/** The piece with its number and, where there is room, its sizes. */
function drawnPiece(piece: DrawnPiece, scale: number, across: number | null): Html {
  const { number, x, y, width, length, outline } = piece;
  const place = { x: y * scale, y: x * scale, width: length * scale, height: across ?? width * scale };
  const room = outline ? outline.room * scale * 1.4 : Math.min(place.height * 0.6, place.width * 0.5);
  const letter = Math.min(4, room);
  const roomy = across === null && outline === null && place.height > 9 && place.width > 22;
  const [middle, centre] = outline
    ? [mm(place.x + outline.x * scale), place.y + outline.y * scale]
    : [mm(place.x + place.width / 2), place.y + place.height / 2];
  const drawn = outline === null ? box(place, 'piece') : outlined(outline.path, place, scale);
  return html`${drawn}
    <text x="${middle}" y="${mm(centre - (roomy ? 1.5 : 0))}" font-size="${mm(letter)}">${number}</text>
    ${
      roomy &&
      html`<text x="${middle}" y="${mm(centre + 2.6)}" font-size="2.4">
        ${measure(length)} × ${measure(width)}
      </text>`
    }`;
}
