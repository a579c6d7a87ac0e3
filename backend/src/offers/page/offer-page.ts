import type { Letterhead } from '../../documents/models/shared-model.js';
import type { QuoteModel, Total } from '../../documents/models/quote-model.js';
import { dayAndTime, money } from '../../documents/models/format.js';
import { html, type Content, type Html } from '../../platform/html/html.js';
import type { AnswerRow } from '../answers/offer-answers.repository.js';
import { answerForms } from './answer-forms.js';
import type { OfferPage } from './page-view.js';
import { frame } from './page-frame.js';
import { breaksTable, hasChoices, ownQuantities } from './page-breaks.js';
import { setSection } from './page-sets.js';
import { pageTexts as words } from './page.texts.js';

/** The page of a quote for its customer: decisions section 9, design 'The customer's page'. */
export function offerPage(page: OfferPage): Html {
  const { model, path, pictures } = page;
  const addresses = new Map(
    pictures.map(({ key }, index) => [key, `${path}/pictures/${String(index)}`] as const),
  );
  const answers = page.open && !page.answer && page.acceptedAt === null;
  return frame(
    `${model.title} – ${model.letterhead.name}`,
    html`${answers && html`<a class="skip" href="#aceitar">${words.skip}</a>`}
      <main>
        ${letterhead(model.letterhead, addresses)} ${head(page)} ${state(page)}
        <div class="parties">
          <section>
            <h3>${words.customer}</h3>
            <p><strong>${model.customer.name}</strong></p>
            ${facts(model.customer.facts)}
          </section>
          <section>
            <h3>${words.terms}</h3>
            ${facts(model.terms)}
          </section>
        </div>
        ${
          model.sets.length > 0
            ? model.sets.map((set, index) =>
                setSection(set, addresses, breaksOf(page, page.set_ids[index]), model.on_top),
              )
            : html`<p class="set muted">${words.noSets}</p>`
        }
        ${breaksTable(words.breaksOfQuote, page.breaks.quote, { onTop: model.on_top, whole: true })}
        ${totals(model)}
        <section class="notes">
          <h3>${words.notes}</h3>
          ${model.notes.map((note) => html`<p class="lines">${note}</p>`)}
        </section>
        ${answerForms(page, answers)}
      </main>
      ${page.open && bar(answers)}`,
    page.base,
  );
}

/** Keeps on one line what belongs together: a dot with the fact before it, a city with its state, a postal code with its name. */
const keptTogether = (line: string): string =>
  line.replaceAll(' · ', '\u00a0· ').replaceAll(' – ', '\u00a0–\u00a0').replaceAll('CEP ', 'CEP\u00a0');

function letterhead({ name, lines, logo }: Letterhead, addresses: ReadonlyMap<string, string>): Html {
  const source = logo && addresses.get(logo.key);
  return html`<header class="letterhead">
    ${source ? html`<img src="${source}" alt="${name}" />` : html`<strong>${name}</strong>`}
    <div class="data">
      ${source && html`<div><b>${name}</b></div>`}
      ${lines.map((line) => html`<div>${keptTogether(line)}</div>`)}
    </div>
  </header>`;
}

function head({ model: { title, dates, total }, breaks, path, answer }: OfferPage): Html {
  const choices = hasChoices(breaks);
  const accepted = answer?.kind === 'accepted' ? answer.total : null;
  return html`<div class="head">
    <div>
      <h1>${title}</h1>
      <div class="dates">
        ${dates.map(({ label, value }) => html`<span><span class="muted">${label}</span> ${value}</span>`)}
      </div>
    </div>
    <div>
      <div class="muted small">
        ${accepted === null ? (choices ? words.totalOfQuoted : total.label) : words.totalAccepted}
      </div>
      <div class="sum">${accepted === null ? total.value : money(accepted)}</div>
    </div>
    <div>
      <a class="button" href="${path}/pdf" download>${words.download}</a>
      ${choices && html`<div class="muted small">${words.pdfOf(ownQuantities(breaks))}</div>`}
    </div>
  </div>`;
}

/** The quote's state so far, as far as this customer may know. */
function state({ open, answer, acceptedAt, questions }: OfferPage): Content {
  const next = open ? words.acceptedNext : words.approved;
  if (answer?.kind === 'accepted') return note('good', answer, next);
  if (!open) return html`<div class="note good" role="status"><p>${words.approved}</p></div>`;
  if (answer?.kind === 'refused') return note('bad', answer, words.refusedNext);
  return html`${
    acceptedAt !== null &&
    html`<div class="note" role="status"><p>${words.acceptedByOthers(dayAndTime(acceptedAt))}</p></div>`
  }
  ${questions.length > 0 && html`<div class="note" role="status"><p>${words.asked}</p></div>`}`;
}

const note = (tone: string, answer: AnswerRow, next: string): Html => {
  const { kind, name, created_at, total, quantities, purchase_order } = answer;
  return html`<div class="note ${tone}" role="status">
    <p>
      <strong
        >${words.answered[kind === 'refused' ? 'refused' : 'accepted'](name, dayAndTime(created_at))}</strong
      >
    </p>
    ${total !== null && html`<p>${words.acceptedTotal(money(total))}</p>`}
    ${quantities && html`<p>${words.chosen(quantities)}</p>`}
    ${purchase_order && html`<p>${words.orderNumber(purchase_order)}</p>`}
    <p>${next}</p>
  </div>`;
};

const facts = (rows: readonly { label: string; value: string }[]): Html =>
  html`<dl>
    ${rows.map(
      ({ label, value }) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

const totalRow = ({ label, value, muted }: Total): Html =>
  html`<div class="${muted && 'muted'}"><span>${label}</span><span class="number">${value}</span></div>`;

const totals = ({ totals: rows, total }: QuoteModel): Html =>
  html`<section class="totals" aria-label="${words.totals}">
    ${rows.map(totalRow)}
    <div class="grand"><span>${total.label}</span><span class="number">${total.value}</span></div>
  </section>`;

/** The ways to answer, always at hand. */
const bar = (answers: boolean): Html =>
  html`<nav class="bar" aria-label="${words.skip}">
    ${
      answers &&
      html`<a class="button main" href="#aceitar">${words.accept}</a>
        <a class="button" href="#recusar">${words.refuse}</a>`
    }
    <a class="button" href="#perguntar">${words.ask}</a>
  </nav>`;

/** The quantity breaks of a set of the page. */
const breaksOf = ({ breaks }: OfferPage, setId: number | undefined) =>
  setId === undefined ? [] : (breaks.sets.get(setId)?.breaks ?? []);
