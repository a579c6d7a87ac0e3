import type { PartSheet, PartSheetsModel } from '../models/part-sheets-model.js';
import { type Pictures, factCell, image, letterheadBlock, page, type Numbering, qrCode } from './page.js';
import { html, type Html } from '../../platform/html/html.js';
import { partSheetStyles } from './styles.js';

/** Characters; longer observations would push the drawing aside, they follow on a page of their own. */
const LONGEST_OBS = { portrait: 420, landscape: 180 };

/** A sheet for each part: for a bench and a dirty glove. */
export function partSheetsPage(model: PartSheetsModel, pictures: Pictures, numbering?: Numbering): Html {
  const letters = letterheadBlock(model.letterhead, pictures);
  const shared = model.sheets.filter((sheet) => sheet.shared);
  return page(
    model.title,
    partSheetStyles,
    [
      model.sheets
        .filter((sheet) => !sheet.shared)
        .map((sheet) => [sheetBlock(sheet, letters, pictures), moreBlock(sheet)]),
      shared.length > 0 && html`<section class="shared">${letters} ${shared.map(sharedBlock)}</section>`,
    ],
    numbering,
  );
}

/** Whether its observations follow on a page of their own. */
export const isContinued = ({ obs, orientation, shared }: PartSheet) =>
  !shared && (obs?.length ?? 0) > LONGEST_OBS[orientation];

const sharedBlock = (sheet: PartSheet): Html => html`<article>${head(sheet, null)} ${foot(sheet)}</article>`;

const sheetBlock = (sheet: PartSheet, letters: Html, pictures: Pictures): Html =>
  html`<article class="sheet ${sheet.orientation}">
    ${head(sheet, letters)} ${drawing(sheet, pictures)} ${foot(sheet)}
  </article>`;

const head = (sheet: PartSheet, letters: Html | null): Html =>
  html`<header class="sheet-head">
    ${letters}
    <div class="sheet-title">
      <h1><span class="no">${sheet.number}</span><span>${sheet.title}</span></h1>
      <div class="sheet-quantity">
        <div class="big">${sheet.quantity}</div>
        <div class="label">${sheet.quantity_note}</div>
      </div>
    </div>
    <div class="context">${sheet.context.map(factCell)}</div>
  </header>`;

function drawing(sheet: PartSheet, pictures: Pictures): Html {
  const main = image(sheet.drawing, pictures, `Desenho de ${sheet.title}`);
  const secondary = image(sheet.secondary, pictures, `Imagem secundária de ${sheet.title}`);
  return html`<div class="drawing">
    <div>${main ?? html`<div class="none">Sem desenho</div>`}</div>
    ${secondary && html`<div class="secondary">${secondary}</div>`}
  </div>`;
}

const foot = (sheet: PartSheet): Html =>
  html`<footer class="sheet-foot">
    <div>
      <div class="sheet-facts">${sheet.facts.map(factCell)}</div>
      ${
        sheet.processes.length > 0 &&
        html`<ul class="processes">
          ${sheet.processes.map(
            ({ title, minutes }) =>
              html`<li>
                <span class="box"></span><span>${title} <span class="muted">${minutes}</span></span>
              </li>`,
          )}
        </ul>`
      }
      ${
        sheet.obs &&
        html`<p class="sheet-obs text">
          ${isContinued(sheet) ? 'Observações na página seguinte.' : sheet.obs}
        </p>`
      }
    </div>
    ${qrCode(sheet.url)}
  </footer>`;

const moreBlock = (sheet: PartSheet): Html | null =>
  isContinued(sheet)
    ? html`<article class="more">
        <h2>${sheet.number} ${sheet.title} – observações</h2>
        <p class="text">${sheet.obs}</p>
      </article>`
    : null;
