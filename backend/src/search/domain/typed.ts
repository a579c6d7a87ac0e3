import { phraseOf } from './words.js';

/** Facts about a typed text beyond its words. */
export interface Typed {
  text: string;
  /** All of it as one name or code. */
  phrase: string;
  /** The text that is looked for: without 'pedido' or 'orçamento' before it. */
  wanted: string;
  /** The order that it numbers. */
  number: number | null;
  /** The amount that it is, in reais. */
  amount: number | null;
}

const KIND = /^(?:pedidos?|or[cç]amentos?)\s+(?=\S)/i;
const NUMBER = /^#?\s*0*(\d{1,9})$/;
const AMOUNT = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+),(\d\d)$/i;

export function readTyped(text: string): Typed {
  const wanted = text.normalize('NFC').trim().replace(KIND, '');
  const number = NUMBER.exec(wanted)?.[1];
  const [, reais = '', cents] = AMOUNT.exec(wanted) ?? [];
  return {
    text,
    phrase: phraseOf(text),
    wanted,
    number: number === undefined ? null : Number(number),
    amount: cents === undefined ? null : Number(`${reais.replaceAll('.', '')}.${cents}`),
  };
}

/** How well something that was found answers what was typed: the lowest comes first, what is only written in a drawing last. */
export const RANK = { number: 0, code: 1, name: 2, beginning: 3, other: 4, drawn: 5 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** The rank of what is called so. */
export function rankOf(phrase: string, name: string, codes: readonly (string | null)[]): Rank {
  if (codes.some((code) => code !== null && phraseOf(code) === phrase)) return RANK.code;
  const called = phraseOf(name);
  if (called === phrase) return RANK.name;
  return called.startsWith(phrase) ? RANK.beginning : RANK.other;
}

/** The best first, in their order among equals. */
export const byRank = <Found extends { rank: number }>(found: readonly Found[]): Found[] =>
  [...found].sort((one, other) => one.rank - other.rank);
