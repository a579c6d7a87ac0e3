import type { SetLine, SetPage, SetsModel } from '../models/sets-model.js';
import { type Pictures, factCell, image, letterheadBlock, page } from './page.js';
import { html, type Html } from '../../platform/html/html.js';
import { setsStyles } from './styles.js';

/** A page for each set: its picture, what it is and what it is made of. */
export function setsPage(model: SetsModel, pictures: Pictures): Html {
  const head = letterheadBlock(model.letterhead, pictures);
  const pages = model.pages.map(
    (set) => html`<section class="set-page">${head} ${setBlock(set, model.title, pictures)}</section>`,
  );
  const none = html`<section class="set-page">
    ${head}
    <div class="title"><h1>${model.title}</h1></div>
    <p class="empty">Ainda não há conjuntos neste documento.</p>
  </section>`;
  return page(`${model.title} – conjuntos`, setsStyles, pages.length > 0 ? pages : none);
}

function setBlock(set: SetPage, title: string, pictures: Pictures): Html {
  const picture = image(set.picture, pictures, set.name);
  return html`<div class="title">
      <div>
        <div class="label order">${title}</div>
        <h1>${set.name}</h1>
      </div>
      <div class="quantity">${set.quantity}</div>
    </div>
    <div class="facts-row">${set.facts.map(factCell)}</div>
    ${picture && html`<div class="picture">${picture}</div>`}
    ${
      set.obs &&
      html`<div class="obs">
        <div class="label">Observações</div>
        <p class="text">${set.obs}</p>
      </div>`
    }
    <div style="height: ${picture || set.obs ? '0' : '5mm'}"></div>
    ${linesTable(set.lines)}`;
}

function linesTable(lines: SetLine[]): Html {
  if (lines.length === 0) return html`<p class="empty">Conjunto ainda sem peças.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th class="no">Nº</th>
        <th class="ref">Ref.</th>
        <th>Descrição</th>
        <th class="material">Material</th>
        <th class="dim">Dimensões (mm)</th>
        <th class="each number">Por conj.</th>
        <th class="all number">Total</th>
        <th class="kg number">Peso líq.</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(lineRow)}
    </tbody>
  </table>`;
}

const lineRow = (line: SetLine): Html =>
  html`<tr class="${line.obs && 'continued'}">
      <td class="muted">${line.number}</td>
      <td class="muted">${line.reference}</td>
      <td>${line.title}</td>
      <td>${line.material}</td>
      <td>${line.dimensions}</td>
      <td class="number">${line.quantity}</td>
      <td class="number">${line.total_quantity}</td>
      <td class="kg number">${line.weight}</td>
    </tr>
    ${
      line.obs &&
      html`<tr class="more">
        <td colspan="2"></td>
        <td colspan="6" class="label text">${line.obs}</td>
      </tr>`
    }`;
