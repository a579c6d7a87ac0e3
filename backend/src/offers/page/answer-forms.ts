import { html, type Content, type Html } from '../../platform/html/html.js';
import { figure, money } from '../../documents/models/format.js';
import {
  FIELD_LIMITS,
  fieldOfSet,
  QUOTE_FIELD,
  TOTAL_FIELD,
  type AnswerKind,
} from '../domain/answer-form.js';
import type { FailedForm, OfferPage } from './page-view.js';
import { cents, hasChoices, type OfferedBreak } from './page-breaks.js';
import { pageTexts as words } from './page.texts.js';

/** Bytes of the customer's file, as the server takes them. */
const MOST_BYTES = 10 * 1024 * 1024;

const FORMS: Readonly<
  Record<AnswerKind, { id: string; path: string; title: string; send: string; main?: true }>
> = {
  accepted: { id: 'aceitar', path: 'accept', title: words.acceptTitle, send: words.sendAccept, main: true },
  refused: { id: 'recusar', path: 'refuse', title: words.refuseTitle, send: words.sendRefuse },
  asked: { id: 'perguntar', path: 'ask', title: words.askTitle, send: words.sendAsk },
};

/** The forms of a page, each shown once its button was pressed. @param answers whether an answer is still open */
export function answerForms(page: OfferPage, answers: boolean): Content {
  const { path, failed, answer } = page;
  const form = (kind: AnswerKind, fields: (typed: Typed) => Content) =>
    formSection(path, kind, failed?.kind === kind ? failed : null, fields);
  return html`${answer?.kind === 'accepted' && answer.file_id === null && fileForm(path, failed)}
  ${answer?.file_id && html`<p class="note good">${words.fileKept}</p>`}
  ${
    answers &&
    html`${form('accepted', (typed) => [
      html`<div class="fields">
        ${typed.input('name', words.name, { required: true, autocomplete: 'name' })}
        ${typed.input('contact', words.identity, { required: true, autocomplete: 'email' })}
        ${typed.input('purchase_order', words.purchaseOrder, {})}
      </div>`,
      choiceFields(page),
      fileField(words.fileTitle, failed?.kind === 'accepted'),
      html`<p class="small muted">${words.evidence}</p>`,
      acceptedTotal(page),
    ])}
    ${form('refused', (typed) => [
      typed.input('name', words.name, { required: true, autocomplete: 'name' }),
      typed.area('text', words.reason),
    ])}`
  }
  ${
    page.open &&
    form('asked', (typed) => [
      html`<div class="fields">
        ${typed.input('name', words.name, { required: true, autocomplete: 'name' })}
        ${typed.input('contact', words.reach, { autocomplete: 'email' })}
      </div>`,
      typed.area('text', words.question),
      page.questions.length > 0 && questions(page),
    ])
  }`;
}

function formSection(
  page: string,
  kind: AnswerKind,
  failed: FailedForm | null,
  fields: (typed: Typed) => Content,
): Html {
  const { id, path, title, send, main } = FORMS[kind];
  return html`<section class="answer ${failed && 'open'}" id="${id}" aria-labelledby="${id}-titulo">
    <header>
      <h2 id="${id}-titulo">${title}</h2>
      <a href="#">${words.close}</a>
    </header>
    ${alertOf(failed)}
    <form method="post" action="${page}/${path}" ${main && html`enctype="multipart/form-data"`} novalidate>
      ${fields(typedFields(id, failed))}
      <button
        type="submit"
        class="button ${main && 'main'}"
        data-sending="${words.sending}"
        ${failed?.confirm && html`autofocus`}
      >
        ${send}
      </button>
    </form>
  </section>`;
}

/** A quantity that can be chosen. */
interface Choice {
  /** '' is the quote's own. */
  value: string;
  quantity: string;
  worth: Content;
  /** Total of the whole quote where this quantity alone is chosen, BRL. */
  complete: number;
}

/** The quantities to choose from, each with what it comes to: of the whole quote, or, where several are chosen, of its set. */
function choiceFields({ breaks, failed }: OfferPage): Content {
  const { total, quote, sets, on_top } = breaks;
  const typed = failed?.kind === 'accepted' ? failed : null;
  const field = (name: string, legend: string, choices: readonly Choice[]): Html => {
    const error = typed?.errors[name];
    return html`<fieldset>
      <legend>${legend}</legend>
      ${choices.map(
        ({ value, quantity, worth, complete }) =>
          html`<label class="choice">
            <input
              type="radio"
              name="${name}"
              value="${value}"
              data-cents="${String(cents(complete) - cents(total))}"
              ${(typed?.fields[name] ?? '') === value && html`checked`}
            />
            <span>${quantity} · ${worth}</span>
          </label>`,
      )}
      ${error && html`<p class="error">${words.errors[error]}</p>`}
    </fieldset>`;
  };
  const ofQuote = (complete: number): Html =>
    html`${words.completeTotal} <strong>${money(complete)}</strong>`;
  const ofSet = ({ unit_price, total: price, ipi, complete }: OfferedBreak): Html =>
    sets.size === 1
      ? html`${words.eachOf(unit_price, on_top)} · ${ofQuote(complete)}`
      : html`${words.eachOf(unit_price, on_top)} · <strong>${price}</strong> + ${on_top}&nbsp;${ipi}`;
  return [
    quote.length > 0 &&
      field(QUOTE_FIELD, words.quantityOfQuote, [
        { value: '', quantity: words.asQuotedOnce, worth: ofQuote(total), complete: total },
        ...quote.map(({ quantity, complete }) => ({
          value: String(quantity),
          quantity: words.times(figure(quantity)),
          worth: ofQuote(complete),
          complete,
        })),
      ]),
    [...sets].map(([id, { name, own, breaks: offered }]) =>
      field(fieldOfSet(id), words.quantityOf(name), [
        { ...own, value: '', quantity: words.asQuoted(figure(own.quantity)), worth: ofSet(own) },
        ...offered.map((each) => ({
          ...each,
          value: String(each.quantity),
          quantity: figure(each.quantity),
          worth: ofSet(each),
        })),
      ]),
    ),
  ];
}

/**
 * The total that the button accepts. Where quantities are chosen the form says which total its customer read, so that no other
 * is stored; the page's script keeps both up to date.
 */
function acceptedTotal({ breaks, failed }: OfferPage): Html {
  const { total, quantities } = failed?.confirm ?? { total: breaks.total, quantities: null };
  if (!hasChoices(breaks)) return html`<p>${words.total} <strong>${money(total)}</strong></p>`;
  return html`<p role="status">
      <span data-chosen="${words.totalChosen}">${words.totalOf(quantities ?? words.ownQuantities)}</span>
      <strong data-total>${money(total)}</strong>
    </p>
    <input
      type="hidden"
      name="${TOTAL_FIELD}"
      value="${String(cents(total))}"
      data-base="${String(cents(breaks.total))}"
    />`;
}

interface InputOptions {
  required?: true;
  autocomplete?: string;
}

/** Fields that keep what was typed, each with what is wrong with it. */
interface Typed {
  input: (name: keyof typeof FIELD_LIMITS, label: string, options: InputOptions) => Html;
  area: (name: 'text', label: string) => Html;
}

function typedFields(form: string, failed: FailedForm | null): Typed {
  // The browser goes there, also without a script.
  const [first] = Object.keys(failed?.errors ?? {});
  const value = (name: string): string => {
    const typed = failed?.fields[name];
    return typeof typed === 'string' ? typed : '';
  };
  const around = (name: string, label: string, field: (about: Html) => Html): Html => {
    const id = `${form}-${name}`;
    const error = failed?.errors[name];
    const about = html`id="${id}" name="${name}"
    ${error && html`aria-invalid="true" aria-describedby="${id}-erro" ${name === first && 'autofocus'}`}`;
    return html`<div class="field">
      <label for="${id}">${label}</label>
      ${field(about)} ${error && html`<p class="error" id="${id}-erro">${words.errors[error]}</p>`}
    </div>`;
  };
  return {
    input: (name, label, { required, autocomplete = 'off' }) =>
      around(
        name,
        label,
        (about) =>
          html`<input
            ${about}
            type="text"
            value="${value(name)}"
            maxlength="${FIELD_LIMITS[name]}"
            autocomplete="${autocomplete}"
            ${required && html`required`}
          />`,
      ),
    area: (name, label) =>
      around(
        name,
        label,
        (about) =>
          html`<textarea ${about} maxlength="${FIELD_LIMITS[name]}" required>${value(name)}</textarea>`,
      ),
  };
}

const questions = ({ questions: asked }: OfferPage): Html =>
  html`<h3>${words.questions}</h3>
    <ul class="small lines">
      ${asked.map(({ text }) => html`<li>${text}</li>`)}
    </ul>`;

const alertOf = (failed: FailedForm | null): Content =>
  failed &&
  html`<p class="error" role="alert">${failed.refused ?? (failed.confirm ? words.confirm : words.wrong)}</p>`;

/** @param again whether the form was shown before: a browser keeps no chosen file */
const fileField = (label: string, again: boolean, required?: true): Html =>
  html`<div class="field">
    <label for="arquivo">${label}</label>
    <p class="small muted">${words.fileHint} ${again && words.fileAgain}</p>
    <input
      id="arquivo"
      type="file"
      name="file"
      ${required && html`required`}
      accept=".pdf,.png,.jpg,.jpeg,.webp,.gif"
      data-most="${MOST_BYTES}"
      data-too-large="${words.fileTooLarge}"
    />
  </div>`;

const fileForm = (page: string, failed: FailedForm | null): Html =>
  html`<section class="answer open" aria-labelledby="arquivo-titulo">
    <h2 id="arquivo-titulo">${words.fileTitle}</h2>
    ${failed?.kind === 'file' && alertOf(failed)}
    <form method="post" action="${page}/file" enctype="multipart/form-data">
      ${fileField(words.file, false, true)}
      <button type="submit" class="button" data-sending="${words.sending}">${words.sendFile}</button>
    </form>
  </section>`;
