import { stretchesOf } from './palette-item';

const marked = (text: string, typed: string) =>
  stretchesOf(text, typed)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

it.each([
  ['Mão-francesa', 'mao', '[Mão]-francesa'],
  ['Flange cega', 'ce fla', '[Fla]nge [ce]ga'],
  ['Cega', 'ega', 'Cega'],
  ['TR-4471.02', '4471', 'TR-[4471].02'],
  ['a (b)', '(b', 'a ([b])'],
  ['Nº FJ-2040.1, FJ 2040', 'fj20401', 'Nº [FJ-2040.1], FJ 2040'],
  ['Peça', '', 'Peça'],
])('marks in %s what was typed: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});
