import type { QuoteLine, QuoteModel, QuoteSet, Total } from '../models/quote-model.js';
import {
  type Pictures,
  breaksTable,
  factCell,
  factRows,
  image,
  letterheadBlock,
  lineHeadings,
  cssText,
  page,
} from './page.js';
import { html, type Html } from '../../platform/html/html.js';
import { quoteStyles } from './styles.js';

/** The quote or order as its customer gets it. */
export function quotePage(model: QuoteModel, pictures: Pictures): Html {
  return page(
    model.title,
    `:root { --running: ${cssText(`${model.letterhead.name} – ${model.title}`)}; } ${quoteStyles}`,
    html`${letterheadBlock(model.letterhead, pictures)}
      <div class="title">
        <h1>${model.title}</h1>
        <div class="dates">${model.dates.map(factCell)}</div>
      </div>
      <div class="parties">
        <section>
          <div class="label">Cliente</div>
          <div class="who">${model.customer.name}</div>
          ${factRows(model.customer.facts)}
        </section>
        <section>
          <div class="label">Entrega e pagamento</div>
          <div style="height: 1mm"></div>
          ${factRows(model.terms)}
        </section>
      </div>
      ${
        model.sets.length > 0
          ? model.sets.map((set) => setBlock(set, pictures, model.on_top))
          : html`<p class="empty set">Ainda não há conjuntos neste documento.</p>`
      }
      ${breaksTable('Faixas de quantidade do orçamento inteiro', model.breaks, model.on_top)}
      ${closing(model)}`,
  );
}

function setBlock(set: QuoteSet, pictures: Pictures, onTop: string): Html {
  const picture = image(set.picture, pictures, set.name);
  const notes = [set.reference && `Ref. ${set.reference}`, set.obs].filter(Boolean).join('\n');
  return html`<section class="set">
    <div class="set-head">
      <h2>${set.name} <span class="quantity muted">· ${set.quantity}</span></h2>
      ${
        set.lines.length > 0 &&
        html`<div class="worth"><span class="muted">${set.price}</span><strong>${set.total}</strong></div>`
      }
    </div>
    ${notes && html`<p class="set-notes text">${notes}</p>`}
    <div class="set-body ${picture && 'pictured'}">
      ${picture && html`<div class="picture">${picture}</div>`} ${linesTable(set)}
    </div>
    ${breaksTable('Faixas de quantidade', set.breaks, onTop)}
  </section>`;
}

function linesTable({ lines, rows_note }: QuoteSet): Html {
  if (lines.length === 0) return html`<p class="empty">Conjunto ainda sem peças.</p>`;
  return html`<div>
    <table>
      <thead>
        <tr>
          ${lineHeadings}
        </tr>
      </thead>
      <tbody>
        ${lines.map(lineRow)}
      </tbody>
    </table>
    ${rows_note && html`<p class="label" style="margin-top: 1mm">${rows_note}</p>`}
  </div>`;
}

const lineRow = (line: QuoteLine): Html =>
  html`<tr>
    <td class="muted">${line.reference}</td>
    <td>${line.title}</td>
    <td class="ncm muted">${line.ncm}</td>
    <td class="muted">${line.unit}</td>
    <td class="number">${line.quantity}</td>
    <td class="number">${line.price}</td>
    <td class="number">${line.ipi}</td>
    <td class="number">${line.total}</td>
  </tr>`;

const totalRow = ({ label, value, muted }: Total): Html =>
  html`<div class="${muted && 'muted'}"><span>${label}</span><span class="number">${value}</span></div>`;

const closing = ({ totals, total, notes, signatures }: QuoteModel): Html =>
  html`<section class="closing">
    <div class="closing-columns">
      <div class="notes">
        <div class="label">Observações</div>
        ${notes.map((note) => html`<p class="text">${note}</p>`)}
      </div>
      <div class="totals">
        ${totals.map(totalRow)}
        <div class="grand"><span>${total.label}</span><span class="number">${total.value}</span></div>
      </div>
    </div>
    <div class="signatures">
      ${signatures.map(
        (name) =>
          html`<div>
            <div>${name}</div>
            <div class="label"><span>Assinatura</span><span>Data ____ / ____ / ________</span></div>
          </div>`,
      )}
    </div>
  </section>`;
