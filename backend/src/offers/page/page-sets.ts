import type { QuoteLine, QuoteSet } from '../../documents/models/quote-model.js';
import { NOTHING } from '../../documents/models/shared-model.js';
import { html, type Html } from '../../platform/html/html.js';
import { breaksTable, type OfferedBreak } from './page-breaks.js';
import { pageTexts as words } from './page.texts.js';

/** A set with its picture, its parts and the quantities that it is offered in. @param addresses of pictures, by their keys */
export function setSection(
  set: QuoteSet,
  addresses: ReadonlyMap<string, string>,
  breaks: readonly OfferedBreak[],
  onTop: string,
): Html {
  const { name, quantity, price, total, reference, obs, lines, picture } = set;
  const source = picture && addresses.get(picture.key);
  const notes = [reference && words.reference(reference), obs].filter(Boolean).join('\n');
  return html`<section class="set">
    <header>
      <h2>${name} <span class="muted small">· ${quantity}</span></h2>
      ${
        lines.length > 0 &&
        html`<div class="worth number">
          <span class="muted small">${price}</span><strong>${total}</strong>
        </div>`
      }
    </header>
    ${notes && html`<p class="lines small muted">${notes}</p>`}
    <div class="body ${source && 'pictured'}">
      ${source && html`<img class="picture" src="${source}" alt="${name}" loading="lazy" />`} ${parts(set)}
    </div>
    ${breaksTable(words.breaks, breaks, { onTop })}
  </section>`;
}

function parts({ lines, rows_note }: QuoteSet): Html {
  if (lines.length === 0) return html`<p class="muted">${words.noParts}</p>`;
  return html`<div>
    <table>
      <thead>
        <tr>
          <th>${words.part}</th>
          <th class="number wide">${words.quantity}</th>
          <th class="number wide">${words.price}</th>
          <th class="number wide">${words.ipi}</th>
          <th class="number">${words.value}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(partRow)}
      </tbody>
    </table>
    ${rows_note && html`<p class="muted small">${rows_note}</p>`}
  </div>`;
}

/** On a phone quantity and price stand below the name. */
function partRow({ reference, title, ncm, unit, quantity, price, ipi, total }: QuoteLine): Html {
  const given = (text: string) => (text === NOTHING ? '' : text);
  const count = [quantity, given(unit)].filter(Boolean).join(' ');
  const codes = [given(reference) && words.reference(reference), given(ncm) && words.ncm(ncm)];
  return html`<tr>
    <td>
      ${title}
      <div class="muted small">${codes.filter(Boolean).join(' · ')}</div>
      <div class="muted small narrow">${count} × ${price} · ${words.ipi} ${ipi}</div>
    </td>
    <td class="number wide">${count}</td>
    <td class="number wide">${price}</td>
    <td class="number wide">${ipi}</td>
    <td class="number">${total}</td>
  </tr>`;
}
