import { html, type Html } from '../../platform/html/html.js';
import { qrPath } from '../../platform/qr/qr-path.js';
import type { LabelsModel, PieceLabel } from '../models/labels-model.js';
import { page } from './page.js';
import { labelStyles } from './styles.js';

/** Labels of a page of adhesive labels: three columns of eight, 70 × 37 mm. */
const PER_PAGE = 24;

/** Pages of labels. The code of a part is drawn once, however many pieces it has. */
export function labelsPage({ title, labels }: LabelsModel): Html {
  const urls = [...new Set(labels.map(({ url }) => url))];
  const idOf = new Map(urls.map((url, index) => [url, `qr-${String(index)}`]));
  const pages = Array.from({ length: Math.ceil(labels.length / PER_PAGE) }, (_, index) =>
    labels.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  );
  const codes = urls.map((url) => {
    const { size, path } = qrPath(url);
    return html`<symbol id="${idOf.get(url)}" viewBox="0 0 ${size} ${size}"><path d="${path}" /></symbol>`;
  });
  return page(
    title,
    labelStyles,
    html`<svg class="codes">${codes}</svg>
      ${pages.map((one) => html`<section>${one.map((label) => labelBlock(label, idOf.get(label.url)))}</section>`)}`,
  );
}

const labelBlock = (label: PieceLabel, code: string | undefined): Html =>
  html`<article>
    <svg class="qr" aria-label="QR code"><use href="#${code}" /></svg>
    <div class="texts">
      <h2>${label.title}</h2>
      ${label.reference && html`<div class="reference">${label.reference}</div>`}
      <div>${label.made}</div>
      <div class="muted">${label.order}</div>
      <div class="foot"><span class="muted">${label.set}</span><strong>${label.count}</strong></div>
    </div>
  </article>`;
