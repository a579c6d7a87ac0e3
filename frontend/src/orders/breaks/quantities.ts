import { texts } from '../../i18n';
import { readNumber } from '../../ui';

const text = texts.orders.breaks;

const MOST = 6;
const LARGEST = 1_000_000;

/** The quantities with one more, or why it is none; neither where nothing is typed. */
interface Added {
  quantities?: number[];
  refused?: string;
}

/** Adds what was typed, in its place among the others. */
export const addQuantity = (quantities: readonly number[], typed: string): Added => {
  if (typed.trim() === '') return {};
  const value = Number(readNumber(typed)?.text ?? Number.NaN);
  if (!Number.isInteger(value) || value < 1 || value > LARGEST) {
    return { refused: text.notWhole };
  }
  if (quantities.includes(value)) return { refused: text.twice };
  if (quantities.length >= MOST) return { refused: text.tooMany };
  return { quantities: [...quantities, value].toSorted((one, other) => one - other) };
};
