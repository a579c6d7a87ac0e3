import type { SuggestedField } from './drawing-page.js';
import { FIELD_NAMES, LESS_DEFINITE } from './names/field-names.js';
import { DRAWN_BY, OTHER_NAMES, SIGNATURES } from './names/other-names.js';
import { isSpokenValue } from './names/spoken-labels.js';

/** Most texts of a page: of these neither accents nor signs have to be taken off. */
const ASCII = /^[ -"$-~]*$/;

const accentless = (text: string): string =>
  text
    .replace(/№/g, 'no ')
    .replace(/n\. ?[ºª°]/gi, 'no')
    .replace(/(?<=\p{L}) ?#/gu, ' no')
    .replace(/[ºª°]/g, 'o')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** Lower case without accents, points and signs: `Nº do Desenho:` is `no do desenho`, `DWG #` is `dwg no`. */
export const plainLabel = (text: string): string =>
  (ASCII.test(text) ? text.toLowerCase() : accentless(text))
    .replace(/[.:’',_]|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const known = new Map<string, SuggestedField | null>([
  ...[...DRAWN_BY, ...SIGNATURES, ...OTHER_NAMES].map((name) => [plainLabel(name), null] as const),
  ...Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names.map((name) => [plainLabel(name), field as SuggestedField] as const),
  ),
]);

/** Whether a text is a label's name and nothing else. */
export const isLabelName = (text: string): boolean => known.has(plainLabel(text));

/** The first words of all labels: what begins with none of them is none, without looking further. */
const beginnings = new Set([...known.keys()].map((name) => name.split(' ')[0] ?? name));

/** No label's word is longer. */
const LONGEST_WORD = 40;

/** Two neighbouring letters of a long word exchanged are a slip of the pen ('Thikcness'). */
function slipped(name: string): SuggestedField | null | undefined {
  if (name.length < 8 || name.length > LONGEST_WORD || name.includes(' ')) return undefined;
  for (let at = 0; at + 1 < name.length; at += 1) {
    const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
    if (swapped !== name && known.has(swapped)) return known.get(swapped);
  }
  return undefined;
}

/** Figures alone, as most words of a drawing are, begin no label. */
const LETTER = /[a-zA-Z]|[^\0-\x7f]/;

/** Whether a label may begin with this word: asked before anything that costs more. */
export function mayBegin(word: string): boolean {
  if (!LETTER.test(word)) return false;
  if (/[/|(]/.test(word)) return true;
  const name = plainLabel(word);
  const end = name.indexOf(' ');
  return beginnings.has(end < 0 ? name : name.slice(0, end));
}

/** A cell's label: which field it names (null: one of no interest), and what stands behind it already. */
export interface Label {
  field: SuggestedField | null;
  /** The value in the same run, after a colon. */
  inline: string;
  /** Of a weight: the unit that the label gives. */
  unit: string;
  /** Ends in a colon: the value is to its right rather than below. */
  colon: boolean;
  /** Its name is a definite one, not one that may mean something else besides. */
  definite: boolean;
}

function named(text: string): SuggestedField | null | undefined {
  for (const part of text.split(/[/|]/)) {
    const field = known.get(plainLabel(part));
    if (field !== undefined) return field;
  }
  const whole = plainLabel(text);
  return known.has(whole) ? known.get(whole) : slipped(whole);
}

const isDefinite = (name: string): boolean =>
  !name.split(/[/|]/).some((part) => LESS_DEFINITE.has(plainLabel(part)));

/** Labels that are written before their value with nothing between them are at most this many words. */
const LONGEST = 3;

/** A label and its value one after the other, with nothing between them: `Scale 2:1`, `REV B`, `DWG NO AB-12`. */
function spokenLabel(text: string): Label | null {
  const words = text.replace(/^(\p{L}{2,}\.)(?=[\p{L}\d])/u, '$1 ').split(' ');
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const field = known.get(plainLabel(name));
    const value = words
      .slice(length)
      .join(' ')
      .replace(/^[-–—] /, '');
    const definite = isDefinite(name);
    if (field && isSpokenValue(field, value) && (definite || field !== 'reference')) {
      return { field, inline: value, unit: '', colon: false, definite };
    }
  }
  return null;
}

/** The longest that a label is, with its remarks in several languages. */
const MOST_LETTERS = 200;

const UNIT = /[[(]\s*(kg|g|gr|mm|lbs?|lbm)\s*[\])]/i;

/** @returns the label that the run is or begins with, or null */
export function labelOf(text: string): Label | null {
  const [first = text] = text.split(' ', 1);
  const [word = first] = first.split(/[:=]/, 1);
  if (!mayBegin(word) && (word.length < 8 || slipped(plainLabel(word)) === undefined)) return null;
  const unit = UNIT.exec(text);
  const bare = unit ? text.replace(unit[0], ' ') : text;
  const cut = bare.search(/[:=]/);
  const name = cut < 0 ? bare : bare.slice(0, cut);
  if (name.length > MOST_LETTERS) return null;
  const field = named(name);
  if (field === undefined) return spokenLabel(text);
  const inline = cut < 0 ? '' : bare.slice(cut + 1).trim();
  return { field, inline, unit: unit?.[1]?.toLowerCase() ?? '', colon: cut >= 0, definite: isDefinite(name) };
}
