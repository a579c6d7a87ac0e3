import { readDigits } from '@forja/figures';
import { roundDecimal, shiftDecimalPoint } from './decimal';

/** Exact arithmetic of what is typed as a sum: whole numbers over whole numbers, never binary fractions. */
interface Fraction {
  readonly numerator: bigint;
  /** Greater than 0. */
  readonly denominator: bigint;
}

/** Decimals of a result whose decimals repeat, as 10 / 3: more than any field keeps. */
const REPEATING_DECIMALS = 12;
/** Decimals that are calculated: a result with more of them counts as repeating. */
const MOST_DECIMALS = 24;

/** @param canonical a decimal without sign */
const fractionOf = (canonical: string): Fraction => {
  const [whole = '0', decimals = ''] = canonical.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
};

const add = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

const subtract = (one: Fraction, other: Fraction): Fraction =>
  add(one, { numerator: -other.numerator, denominator: other.denominator });

const multiply = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

/** Undefined for a division by 0. */
const divide = (one: Fraction, other: Fraction): Fraction | undefined => {
  if (other.numerator === 0n) return undefined;
  const sign = other.numerator < 0n ? -1n : 1n;
  return {
    numerator: sign * one.numerator * other.denominator,
    denominator: sign * one.denominator * other.numerator,
  };
};

/** The canonical decimal; one with repeating decimals is rounded half-up (away from zero) to twelve decimals. */
const decimalOf = ({ numerator, denominator }: Fraction): string => {
  const scaled = numerator * 10n ** BigInt(MOST_DECIMALS);
  const text = shiftDecimalPoint((scaled / denominator).toString(), -MOST_DECIMALS);
  return scaled % denominator === 0n ? text : roundDecimal(text, REPEATING_DECIMALS);
};

/**
 * Reads the number that a person types or pastes into a field. The only place of the screens that reads numbers; the table of
 * the user guide (docs/guia-do-usuario.md, 'Números') is its test.
 */

/** A number that was typed, as canonical decimal. */
export interface TypedNumber {
  text: string;
  /** It is the result of a sum: its decimals were calculated, not typed. */
  calculated: boolean;
  /** It was typed in a finer unit of the field (g for kg). */
  finer: boolean;
}

/** The texts that may stand around a number: its currency, and its units with the places by which each moves the decimal point. */
export interface Affixes {
  prefix?: string;
  units?: Readonly<Record<string, number>>;
}

/** Longer than any number or sum of a field; keeps nested brackets within bounds. */
const LONGEST = 100;

const TOKEN = /\s*(?:([1-9]\d{0,2}(?: \d{3})+(?![\d.])(?:,\d*)?|[\d.,]+)|([-+*/()]))\s*/y;

type Token = Fraction | '-' | '+' | '*' | '/' | '(' | ')';

const tokensOf = (text: string): Token[] | undefined => {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, number, operator] = TOKEN.exec(text) ?? [];
    if (operator !== undefined) tokens.push(operator as Token);
    else {
      const digits = number === undefined ? undefined : readDigits(number);
      if (digits === undefined) return undefined;
      tokens.push(fractionOf(digits));
    }
  }
  return tokens;
};

/** Evaluates by the usual precedence; undefined for what is no complete sum, and for a division by 0. */
const evaluate = (tokens: readonly Token[]): Fraction | undefined => {
  let at = 0;
  const factor = (): Fraction | undefined => {
    const token = tokens[at++];
    if (token === undefined) return undefined;
    if (typeof token === 'object') return token;
    if (token === '-' || token === '+') {
      const operand = factor();
      return operand && token === '-' ? subtract(fractionOf('0'), operand) : operand;
    }
    if (token !== '(') return undefined;
    const inner = sum();
    return tokens[at++] === ')' ? inner : undefined;
  };
  const chain =
    (next: () => Fraction | undefined, operations: Partial<Record<string, typeof divide>>) =>
    (): Fraction | undefined => {
      let result = next();
      for (;;) {
        const token = tokens[at];
        const operation = typeof token === 'string' ? operations[token] : undefined;
        if (!operation) return result;
        at += 1;
        const operand = next();
        result = result && operand && operation(result, operand);
      }
    };
  const product = chain(factor, { '*': multiply, '/': divide });
  const sum = chain(product, { '+': add, '-': subtract });
  const result = sum();
  return at === tokens.length ? result : undefined;
};

const withoutPrefix = (text: string, prefix: string | undefined): string => {
  const sign = text.startsWith('-') ? '-' : '';
  const rest = text.slice(sign.length).trimStart();
  return prefix !== undefined && rest.toLowerCase().startsWith(prefix.toLowerCase())
    ? sign + rest.slice(prefix.length).trimStart()
    : text;
};

/** The text without its unit, and the places by which that unit moves the point. */
const withoutUnit = (text: string, units: Readonly<Record<string, number>>): [string, number] => {
  const lower = text.toLowerCase();
  const [unit, places] = Object.entries(units)
    .sort(([one], [other]) => other.length - one.length)
    .find(([name]) => lower.endsWith(name.toLowerCase())) ?? ['', 0];
  return [text.slice(0, text.length - unit.length).trim(), places];
};

/** Minus and blank as other programs write them; without the sign that begins a sum in Excel. */
const withPlainSigns = (typed: string): string =>
  typed
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/^\s*=/, '')
    .replace(/\s/g, ' ')
    .trim();

/**
 * Reads a typed or pasted number, or a sum of numbers (`3*12,5+2`).
 * @returns null for an empty text, undefined for what is no number
 */
export const readNumber = (typed: string, affixes: Affixes = {}): TypedNumber | null | undefined => {
  if (typed.trim() === '') return null;
  const [text, places] = withoutUnit(withPlainSigns(typed), affixes.units ?? {});
  const bare = withoutPrefix(text, affixes.prefix).replace(/[×x]/gi, '*');
  if (bare === '' || bare.length > LONGEST) return undefined;
  const tokens = tokensOf(bare);
  const result = tokens && evaluate(tokens);
  if (!tokens || !result) return undefined;
  const calculated = tokens.length > 2 || (tokens.length === 2 && tokens[0] !== '-');
  return { text: shiftDecimalPoint(decimalOf(result), places), calculated, finer: places < 0 };
};

/**
 * Reads two sizes that are typed as one text: `250x400`, `250 × 400 mm`.
 * @returns their canonical decimals; null for anything else, a third size and signs included
 */
export const readPair = (typed: string, affixes: Affixes = {}): [string, string] | null => {
  const [text] = withoutUnit(withPlainSigns(typed), affixes.units ?? {});
  const sizes = text.split(/[×x]/i).map((size) => (/^[\d.,\s]+$/.test(size) ? readNumber(size) : undefined));
  const [first, second] = sizes;
  return sizes.length === 2 && first && second ? [first.text, second.text] : null;
};
