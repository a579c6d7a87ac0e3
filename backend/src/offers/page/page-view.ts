import type { AnswerRow } from '../answers/offer-answers.repository.js';
import type { AnswerKind, Choices, FormErrors } from '../domain/answer-form.js';
import type { Picture } from '../../documents/models/shared-model.js';
import type { QuoteModel } from '../../documents/models/quote-model.js';
import type { OfferedBreaks } from './page-breaks.js';

/** The page of a revision: all that its quote's PDF says. */
export interface PageContent {
  model: QuoteModel;
  /** The pictures that may be asked for, by their place. */
  pictures: readonly Picture[];
  /** The ids of the model's sets, in their order. */
  set_ids: readonly number[];
  breaks: OfferedBreaks;
  /** The quantities that a customer may choose of the breaks. */
  choices: Choices;
}

/** All that a customer's page shows. */
export interface OfferPage extends PageContent {
  /** Path under which the product is reached, '' at the root. */
  base: string;
  /** Path of the page itself, as the browser asks for it. */
  path: string;
  /** Whether it can be answered; an approved one is only read. */
  open: boolean;
  /** The answer that was given on this page. */
  answer: AnswerRow | null;
  /** When another link's customer accepted, where this page has no answer. */
  acceptedAt: string | null;
  questions: readonly AnswerRow[];
  /** The form that was sent and refused; null where none was. */
  failed: FailedForm | null;
}

/** The forms of a page: those of answers, and the one of a file that follows an acceptance. */
export type FormKind = AnswerKind | 'file';

/** A form that is shown again, with what was typed. */
export interface FailedForm {
  kind: FormKind;
  fields: Readonly<Record<string, unknown>>;
  errors: FormErrors;
  /** Why it was refused, where no field is wrong: its file. */
  refused?: string;
  /** Nothing is wrong, but the customer has not read yet what the chosen quantities come to. */
  confirm?: { total: number; quantities: string | null };
}
