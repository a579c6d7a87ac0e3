import { finder, numbersMissed } from '@forja/figures';
import { grid as text } from '../../../i18n/orders';
import type { CellOption, Reading } from './column';

/** Names are the same whatever their case, accents and blanks; × is also written x. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('×', 'x').replace(/\s+/g, ' ').trim();

/**
 * The one option of this name: by its label, or by an alias. Nothing is guessed: a name that is
 * part of another, or that two entries have, is refused.
 */
export const readName = (
  written: string,
  options: readonly CellOption[] | undefined,
  of: string,
): Reading => {
  if (options === undefined) return { refusal: text.loading, unread: true };
  const key = nameKey(written);
  const labelled = options.filter(({ label }) => nameKey(label) === key);
  const aliased = options.filter(({ aliases = [] }) => aliases.some((alias) => nameKey(alias) === key));
  const found = labelled.length > 0 ? labelled : aliased;
  const [one, another] = found;
  if (one === undefined) return { refusal: text.unknownEntry(written.trim(), of) };
  if (another !== undefined) return { refusal: text.ambiguousEntry(written.trim(), of) };
  return { change: one.change };
};

/**
 * The one option that has every word and number of a shortened name: 'A36 12,7' is 'Chapa A36 12,70 × 1200 × 3000' where no other
 * one has both, and so is '1020 3,00'. One number alone says too little, as do words alone, and a name that several have is refused.
 * @returns null where none has them
 */
export const readShortName = (
  written: string,
  options: readonly CellOption[] | undefined,
  of: string,
): Reading | null => {
  if (!/\d/.test(written) || !/\p{L}|\d\s+\d/u.test(written)) return null;
  // Numbers count by their values: 3mm is 3,00. An x between them is a sign.
  const words = written.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !/^[x×]$/i.test(word));
  const [finds, missed] = [finder(words.join(' ')), numbersMissed(written)];
  const whole = (options ?? []).map((option) => ({ option, name: `${option.label} ${option.detail ?? ''}` }));
  const [one, ...others] = whole.filter(({ name }) => finds(name) && missed(name) === 0);
  if (one === undefined) return null;
  if (others.length > 0) return { refusal: text.severalEntries(written.trim(), others.length + 1, of) };
  return { change: one.option.change };
};

/** The one of few fixed values. */
export const readValue = (written: string, options: readonly CellOption[]): Reading => {
  const found = options.find(({ label }) => nameKey(label) === nameKey(written));
  const labels = options.map(({ label }) => label).join(', ');
  return found ? { change: found.change } : { refusal: text.unknownValue(written.trim(), labels) };
};
