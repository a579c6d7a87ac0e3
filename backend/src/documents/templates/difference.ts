import { byName } from '@forja/figures';
import {
  BREAK_FIELDS,
  differs,
  type Change,
  type ChangedBreak,
  type ChangedLine,
  type ChangedSet,
  type ChangeKind,
  type DifferenceModel,
  type LabelledChange,
  type TotalChange,
} from '../models/difference-model.js';
import {
  breaksTable,
  factCell,
  letterheadBlock,
  lineHeadings,
  cssText,
  page,
  type Pictures,
} from './page.js';
import { html, type Html } from '../../platform/html/html.js';
import { differenceStyles, quoteStyles } from './styles.js';

const KINDS: Record<ChangeKind, { part: string; set: string }> = {
  added: { part: 'Incluída', set: 'Conjunto incluído' },
  removed: { part: 'Retirada', set: 'Conjunto retirado' },
  changed: { part: 'Alterada', set: 'Conjunto alterado' },
};

/** Changes between two revisions of a quote, for its customer. */
export function differencePage(model: DifferenceModel, pictures: Pictures): Html {
  return page(
    model.title,
    `:root { --running: ${cssText(`${model.letterhead.name} – ${model.title}`)}; } ${quoteStyles} ${differenceStyles}`,
    html`${letterheadBlock(model.letterhead, pictures)}
      <div class="title">
        <div>
          <h1>${model.title}</h1>
          <div class="customer">${model.customer}</div>
        </div>
        <div class="dates">${model.dates.map(factCell)}</div>
      </div>
      ${totals(model)} ${model.terms.length > 0 && terms(model)}
      ${model.sets.map((set) => setBlock(set, model.on_top))}
      ${breaks('Faixas de quantidade do orçamento inteiro alteradas', model.breaks, model.on_top)}
      ${
        model.sets.length + model.breaks.length === 0 &&
        html`<p class="empty set">Nenhuma alteração nos conjuntos e peças.</p>`
      }`,
  );
}

/** The older text struck out above the newer one; one alone where they are equal. */
function changed(change: Change): Html {
  const { before, after } = change;
  if (!differs(change)) return html`${after}`;
  return html`${before !== null && html`<del>${before}</del>`}${after !== null && html`<ins>${after}</ins>`}`;
}

const totals = ({ names, totals: rows, total }: DifferenceModel): Html =>
  html`<table class="sums">
    <thead>
      <tr>
        <th></th>
        <th class="number">${names.before}</th>
        <th class="number">${names.after}</th>
        <th class="number">Diferença</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => totalRow(row))} ${totalRow(total, 'grand')}
    </tbody>
  </table>`;

const totalRow = ({ label, before, after, moved }: TotalChange, style = ''): Html =>
  html`<tr class="${style}">
    <td>${label}</td>
    <td class="number">${before}</td>
    <td class="number">${after}</td>
    <td class="number">${moved}</td>
  </tr>`;

const terms = ({ terms: rows, names }: DifferenceModel): Html =>
  html`<section class="set">
    <div class="set-head"><h2>Condições</h2></div>
    <table class="terms">
      <thead>
        <tr>
          <th class="what"></th>
          <th>${names.before}</th>
          <th>${names.after}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ label, before, after }) =>
            html`<tr>
              <td class="muted">${label}</td>
              <td class="text">${before ?? '–'}</td>
              <td class="text">${after ?? '–'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

function setBlock(set: ChangedSet, onTop: string): Html {
  const { kind, lines, unchanged } = set;
  return html`<section class="set">
    <div class="set-head">
      <h2>${changed(set.name)} <span class="quantity muted">· ${changed(set.quantity)}</span></h2>
      <div class="worth">
        <span class="muted">${changed(set.price)}</span><strong>${changed(set.total)}</strong>
      </div>
    </div>
    ${kind && kind !== 'changed' && html`<p class="set-notes">${KINDS[kind].set}</p>`} ${set.notes.map(note)}
    ${lines.length > 0 && linesTable(lines)}
    ${unchanged && html`<p class="label" style="margin-top: 1mm">${unchanged}</p>`}
    ${breaks('Faixas de quantidade alteradas', set.breaks, onTop)}
  </section>`;
}

/** The older and the newer quantities in one table; nothing where none changed. */
const breaks = (title: string, rows: readonly ChangedBreak[], onTop: string): Html | null =>
  breaksTable(
    title,
    rows.map((row) => byName(BREAK_FIELDS, (field) => changed(row[field]))),
    onTop,
  );

const note = ({ label, ...change }: LabelledChange): Html =>
  html`<p class="set-notes text">${label}: ${changed(change)}</p>`;

const linesTable = (lines: readonly ChangedLine[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th class="kind"></th>
        ${lineHeadings}
      </tr>
    </thead>
    <tbody>
      ${lines.map(lineRow)}
    </tbody>
  </table>`;

const lineRow = ({ kind, fields }: ChangedLine): Html =>
  html`<tr class="${kind}">
    <td class="kind">${KINDS[kind].part}</td>
    <td class="muted">${changed(fields.reference)}</td>
    <td>${changed(fields.title)}</td>
    <td class="ncm muted">${changed(fields.ncm)}</td>
    <td class="muted">${changed(fields.unit)}</td>
    <td class="number">${changed(fields.quantity)}</td>
    <td class="number">${changed(fields.price)}</td>
    <td class="number">${changed(fields.ipi)}</td>
    <td class="number">${changed(fields.total)}</td>
  </tr>`;
