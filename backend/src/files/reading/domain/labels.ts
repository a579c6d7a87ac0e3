import type { SuggestedField } from './drawing-page.js';
import { FIELD_NAMES, LESS_DEFINITE, OTHER_NAMES } from './label-names.js';

/** Lower case without accents, points and signs: `Nº do Desenho:` is `no do desenho`. */
export const plainLabel = (text: string): string =>
  text
    .replace(/[ºª°№]/g, 'o')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[.:’']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const known = new Map<string, SuggestedField | null>([
  ...OTHER_NAMES.map((name) => [plainLabel(name), null] as const),
  ...Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names.map((name) => [plainLabel(name), field as SuggestedField] as const),
  ),
]);

/** Two neighbouring letters of a long word exchanged are a slip of the pen ('Thikcness'). */
function slipped(name: string): SuggestedField | null | undefined {
  if (name.length < 8 || name.includes(' ')) return undefined;
  for (let at = 0; at + 1 < name.length; at += 1) {
    const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
    if (swapped !== name && known.has(swapped)) return known.get(swapped);
  }
  return undefined;
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

const named = (text: string): SuggestedField | null | undefined => {
  for (const part of text.split(/[/|]/)) {
    const field = known.get(plainLabel(part));
    if (field !== undefined) return field;
  }
  const whole = known.get(plainLabel(text));
  return whole === undefined ? slipped(plainLabel(text)) : whole;
};

/** A label and its value one after the other, with nothing between them: `Scale 2:1`, `REV B`. */
const SPOKEN = /^(\p{L}+)\.? (\d+(?:[.,]\d+)?\s?[:/]\s?\d+(?:[.,]\d+)?|[A-Z]|\d{1,2})$/u;

function spokenLabel(text: string): Label | null {
  const [, name = '', value = ''] = SPOKEN.exec(text) ?? [];
  const field = known.get(plainLabel(name));
  const fits = field === 'scale' ? /[:/]/.test(value) : field === 'revision' && !/[:/]/.test(value);
  return field && fits ? { field, inline: value, unit: '', colon: false, definite: true } : null;
}

/** @returns the label that the run is or begins with, or null */
export function labelOf(text: string): Label | null {
  const unit = /[[(]\s*(kg|g|gr|mm)\s*[\])]/i.exec(text);
  const bare = unit ? text.replace(unit[0], ' ') : text;
  const cut = bare.indexOf(':');
  const name = cut < 0 ? bare : bare.slice(0, cut);
  const field = named(name);
  if (field === undefined) return spokenLabel(text);
  const inline = cut < 0 ? '' : bare.slice(cut + 1).trim();
  const definite = !name.split(/[/|]/).some((part) => LESS_DEFINITE.has(plainLabel(part)));
  return { field, inline, unit: unit?.[1]?.toLowerCase() ?? '', colon: cut >= 0, definite };
}
