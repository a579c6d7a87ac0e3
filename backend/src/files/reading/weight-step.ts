import type { Suggestion } from './domain/drawing-page.js';
import { numberOf } from './domain/printed-number.js';

/**
 * How much the last printed digit of a weight stands for, in kg: `0,8 kg` may be anything from 0.75 to 0.85.
 * @returns 0 where the text is no number
 */
export function weightStep({ value, text }: Pick<Suggestion, 'value' | 'text'>): number {
  const [number = ''] = /\d[\d.,]*/.exec(text) ?? [];
  const printed = numberOf(number.replace(/[.,]$/, ''), true);
  if (typeof value !== 'number' || printed === null || printed === 0) return 0;
  const decimals =
    Number.isInteger(printed) && !/[.,]0+$/.test(number) ? 0 : /[.,](\d+)$/.exec(number)?.[1]?.length;
  return Number(((value / printed) * 10 ** -(decimals ?? 0)).toPrecision(6));
}
