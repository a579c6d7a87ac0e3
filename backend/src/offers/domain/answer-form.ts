import { isAddress } from './addresses.js';
import { isCpf } from './cpf.js';

/** The kinds of answers that customers may give to a quote; a question leaves it open. */
export const answerKinds = ['accepted', 'refused', 'asked'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The quantities that a customer chose: a break of the whole quote, or breaks of sets; never both. */
export interface Picks {
  quote: number | null;
  sets: readonly { set_id: number; quantity: number }[];
}

/** The quantities that a revision offers beside its own. */
export interface Choices {
  quote: readonly number[];
  sets: readonly { set_id: number; quantities: readonly number[] }[];
}

/** An answer as the customer gave it. */
export interface GivenAnswer {
  kind: AnswerKind;
  name: string;
  /** CPF or e-mail of who accepts; of others how to reach them, empty where they did not say. */
  contact: string;
  /** The reason or the question; empty for an acceptance. */
  text: string;
  /** Empty where there is none. */
  purchase_order: string;
  picks: Picks;
}

/** Total and quantities that the form accepts. */
export interface Accepted {
  /** BRL; null for anything else than an acceptance. */
  total: number | null;
  /** The chosen quantities in words; null where none were. */
  quantities: string | null;
}

/** The faults of a field. */
export type FormError = 'required' | 'too-long' | 'no-identity' | 'not-offered' | 'both' | 'too-low';
export type FormErrors = Readonly<Record<string, FormError>>;

export type ReadForm = { answer: GivenAnswer } | { errors: FormErrors };

/** Characters of each field. */
export const FIELD_LIMITS = { name: 120, contact: 254, text: 2000, purchase_order: 60 } as const;
type TextField = keyof typeof FIELD_LIMITS;

const REQUIRED: Readonly<Record<AnswerKind, readonly TextField[]>> = {
  accepted: ['name', 'contact'],
  refused: ['name', 'text'],
  asked: ['name', 'text'],
};

const NO_PICKS: Picks = { quote: null, sets: [] };

/** Reads a page's form, of which nothing is known beforehand. @param fields as they came */
export function readForm(
  kind: AnswerKind,
  fields: Readonly<Record<string, unknown>>,
  choices: Choices,
): ReadForm {
  const errors: Record<string, FormError> = {};
  const text = (name: TextField): string => {
    const value = name === 'text' ? manyLines(fields[name]) : oneLine(fields[name]);
    if (value === '' && REQUIRED[kind].includes(name)) errors[name] = 'required';
    if (value.length > FIELD_LIMITS[name]) errors[name] = 'too-long';
    return value;
  };
  const answer: GivenAnswer = {
    kind,
    name: text('name'),
    contact: text('contact'),
    text: kind === 'accepted' ? '' : text('text'),
    purchase_order: kind === 'accepted' ? text('purchase_order') : '',
    picks: NO_PICKS,
  };
  if (kind === 'accepted') {
    if (!errors.contact && !isAddress(answer.contact) && !isCpf(answer.contact))
      errors.contact = 'no-identity';
    answer.picks = picksOf(fields, choices, errors);
  }
  return Object.keys(errors).length > 0 ? { errors } : { answer };
}

/** The name of the field in which a set's quantity is chosen. */
export const fieldOfSet = (setId: number): string => `set_${String(setId)}`;

/** The name of the field in which a quantity of the whole quote is chosen. */
export const QUOTE_FIELD = 'quote';

/** The name of the field that says which total the customer read, in cents. */
export const TOTAL_FIELD = 'total';

function picksOf(
  fields: Readonly<Record<string, unknown>>,
  choices: Choices,
  errors: Record<string, FormError>,
): Picks {
  const chosen = (name: string, offered: readonly number[]): number | null => {
    const value = oneLine(fields[name]);
    if (value === '') return null;
    const quantity = offered.find((one) => String(one) === value);
    if (quantity === undefined) errors[name] = 'not-offered';
    return quantity ?? null;
  };
  const quote = chosen(QUOTE_FIELD, choices.quote);
  const sets = choices.sets.flatMap(({ set_id, quantities }) => {
    const quantity = chosen(fieldOfSet(set_id), quantities);
    return quantity === null ? [] : [{ set_id, quantity }];
  });
  if (quote !== null && sets.length > 0) errors[QUOTE_FIELD] = 'both';
  return { quote, sets };
}

/** Text without what no database or terminal takes; anything else than text is none. */
const plain = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : '');

const oneLine = (value: unknown): string =>
  plain(value)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

const manyLines = (value: unknown): string =>
  plain(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, '')
    .trim();
