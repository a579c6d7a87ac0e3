import {
  LENGTHS,
  sizeStep,
  SPREADS,
  stepsWithin,
  type Outline,
} from '../../files/flat-pattern/domain/outline.js';

/** The traits of a part, of its drawing and of its order by which it can be found again: mm. */
export interface PartTraits {
  /** Of its order. */
  customer_id: number | null;
  title: string;
  reference: string | null;
  length: number;
  width: number;
  /** Of its drawing, with the page of the file that it is; null without a drawing. */
  digest: string | null;
  page: number | null;
  /** Where its drawing is a DXF. */
  outline: Outline | null;
}

/** By what it is looked up: texts without accents, case and marks, sizes in steps of 2 %; null and 0 find nothing. */
export interface PartKey {
  customer_id: number | null;
  reference_key: string | null;
  title_key: string | null;
  /** Of the longer side. */
  length_step: number;
  width_step: number;
  file_key: string | null;
  outline_length: number;
  outline_spread: number;
}

const MOST_LETTERS = 40;

/** Shorter references ('01', 'A') are numbers of items and stand in many quotes of one customer. */
const LEAST_LETTERS = 3;

/** @returns letters and digits of what was written, without accents and case */
const plain = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** One key for all references that differ in marks, spaces, accents and case alone; null for one that says too little. */
export function referenceKey(reference: string | null): string | null {
  const key = plain(reference ?? '').join('');
  return key.length < LEAST_LETTERS ? null : key.slice(0, MOST_LETTERS);
}

/** The words of a title, each once. */
export const titleWords = (title: string): ReadonlySet<string> => new Set(plain(title));

/** The word that a title begins with, numbers and single letters aside: in Portuguese it says what the thing is. */
export function titleKey(title: string): string | null {
  const word = plain(title).find((one) => /\p{L}{2}/u.test(one));
  return word?.slice(0, MOST_LETTERS) ?? null;
}

export const fileKey = ({ digest, page }: Pick<PartTraits, 'digest' | 'page'>): string | null =>
  digest === null ? null : `${digest}/${String(page ?? 0)}`;

/** The longer side first: a part on its side is the same. mm. */
export const sidesOf = ({ length, width }: Pick<PartTraits, 'length' | 'width'>): [number, number] =>
  length >= width ? [length, width] : [width, length];

export function partKey(traits: PartTraits): PartKey {
  const [length, width] = sidesOf(traits);
  const { outline } = traits;
  return {
    customer_id: traits.customer_id,
    reference_key: referenceKey(traits.reference),
    title_key: titleKey(traits.title),
    length_step: sizeStep(length),
    width_step: sizeStep(width),
    file_key: fileKey(traits),
    outline_length: sizeStep(outline?.cut_length ?? 0),
    outline_spread: sizeStep(outline?.spread[0] ?? 0),
  };
}

/** Parts by which sides of similar parts may differ. */
export const SIDES = 0.02;

/** One way to parts that may be the same: columns with their values. */
export type Way = readonly (readonly [column: keyof PartKey, value: string | number])[];

/** The ways to all parts that can be like one with these traits: few places in indices. */
export function waysTo(traits: PartTraits): Way[] {
  const { customer_id, reference_key, title_key, file_key } = partKey(traits);
  const ways: Way[] = [];
  if (file_key !== null) ways.push([['file_key', file_key]]);
  if (customer_id !== null && reference_key !== null) {
    ways.push([...of('customer_id', customer_id), ...of('reference_key', reference_key)]);
  }
  const { outline } = traits;
  if (outline && outline.cut_length > 0) {
    for (const length of stepsWithin(outline.cut_length, LENGTHS)) {
      for (const spread of stepsWithin(outline.spread[0], SPREADS)) {
        ways.push([...of('outline_length', length), ...of('outline_spread', spread)]);
      }
    }
  }
  const [longer, shorter] = sidesOf(traits);
  if (title_key !== null && longer > 0) {
    for (const length of stepsWithin(longer, SIDES)) {
      for (const width of stepsWithin(shorter, SIDES)) {
        ways.push([...of('title_key', title_key), ...of('length_step', length), ...of('width_step', width)]);
      }
    }
  }
  return ways;
}

const of = (column: keyof PartKey, value: string | number): Way => [[column, value]];
