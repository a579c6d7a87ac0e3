import type { SuggestedField, DrawingPage } from './drawing-page.js';
import { dateOf } from './dates.js';
import { namesMaterial } from './materials.js';
import { FIELD_NAMES, LESS_DEFINITE, DRAWN_BY, OTHER_NAMES, SIGNATURES } from './label-names.js';
import { continues, joinedRuns, type Run } from './page-runs.js';

/**
 * Values that are of one field beyond doubt, so that they may stand behind its label with nothing between them: `Scale 2:1`,
 * `REV B`, `Drawing No AB-12`. A name may be any text and is none.
 */
const FORMS: Partial<Record<SuggestedField, (text: string) => boolean>> = {
  scale: (text) => /^\d+(?:[.,]\d+)?\s?[:/]\s?\d+(?:[.,]\d+)?$/.test(text),
  revision: (text) => /^(?:[A-Z]|\d{1,2}|\d{1,2}\.\d{1,2}|V\d{1,2}(?:\.\d{1,2})?)$/.test(text),
  date: (text) => dateOf(text) !== null,
  weight: (text) => /^\d+(?:[.,]\d+)? ?(?:kg|g|gr|lbs?)$/i.test(text),
  thickness: (text) => /^\d+(?:[.,]\d+)? ?mm$/i.test(text),
  reference: (text) => /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,}$/u.test(text) && dateOf(text) === null,
  material: namesMaterial,
};

/** Whether a text may be a value of the field that stands directly behind its label. */
const isSpokenValue = (field: SuggestedField, text: string): boolean => FORMS[field]?.(text) ?? false;

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
function mayBegin(word: string): boolean {
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
const LONGEST_SPOKEN = 3;

/** A label and its value one after the other, with nothing between them: `Scale 2:1`, `REV B`, `DWG NO AB-12`. */
function spokenLabel(text: string): Label | null {
  const words = text.replace(/^(\p{L}{2,}\.)(?=[\p{L}\d])/u, '$1 ').split(' ');
  for (let length = Math.min(LONGEST_SPOKEN, words.length - 1); length > 0; length -= 1) {
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

/** Before the label of a note: `3. Material: 15mm aluminium`. */
const NOTE_NUMBER = /^\d{1,2}[.)] ?(?=\p{L}[^:]*:)/u;

/** @returns the label that the run is or begins with, or null */
export function labelOf(run: string): Label | null {
  const text = run.replace(NOTE_NUMBER, '');
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

/** Labels are at most this many words. */
const MOST_WORDS = 4;

type Part = Run['parts'][number];

const runOf = (run: Run, parts: readonly Part[]): Run =>
  joinedRuns(parts.map((part) => ({ ...part, size: run.size, vertical: run.vertical, parts: [part] })));

/** How many words from here on are a label; 0 where none begins here. */
function labelLength(parts: readonly Part[], from: number, colonOnly: boolean): number {
  if (!mayBegin((parts[from]?.text ?? '').split(':', 1)[0] ?? '')) return 0;
  for (let length = Math.min(MOST_WORDS, parts.length - from); length > 0; length -= 1) {
    const text = parts
      .slice(from, from + length)
      .map((part) => part.text)
      .join(' ');
    const ends = text.endsWith(':') && text.indexOf(':') === text.length - 1;
    if ((ends || !colonOnly) && labelOf(text)?.inline === '') return length;
  }
  return 0;
}

/** The words as labels alone, each by itself; null where anything else is among them. */
function asLabels(run: Run): Run[] | null {
  const labels: Run[] = [];
  for (let at = 0; at < run.parts.length;) {
    const length = labelLength(run.parts, at, false);
    if (length === 0) return null;
    labels.push(runOf(run, run.parts.slice(at, at + length)));
    at += length;
  }
  return labels;
}

/** The run cut before each label that ends in a colon: `ESCALA: 1:2 PESO:` says two things. */
function cutAtColons(run: Run): Run[] {
  const pieces: Run[] = [];
  let from = 0;
  // 'Drawn by:' is one label, although 'by:' is one too.
  for (let at = Math.max(1, labelLength(run.parts, 0, true)); at < run.parts.length; at += 1) {
    if (labelLength(run.parts, at, true) === 0) continue;
    const before = runOf(run, run.parts.slice(from, at));
    // 'Norma de Material:' is one name.
    if (!labelOf(before.text)) continue;
    pieces.push(before);
    from = at;
  }
  return [...pieces, runOf(run, run.parts.slice(from))];
}

/** Runs that hold several labels, or a value and the next label, cut into what belongs together. */
export function cutAtLabels(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => {
    if (run.vertical || run.parts.length < 2 || labelOf(run.text)?.inline === '') return [run];
    return asLabels(run) ?? cutAtColons(run);
  });
}

/** `Nº` above `DES.`, `CÓD.` above `PEÇA`: labels that are half of one more often than by themselves. */
const HALVES = new Set(['no', 'n', 'num', 'nr', 'cod']);
const isHalf = (text: string): boolean => HALVES.has(plainLabel(text));

/** A label's unit may stand in a line of its own. */
const UNIT_ALONE = /^[[(](kg|g|mm)[\])]\.?:?$/i;

/** Whether two lines are one label. */
const isLabel = (run: Run, next: Run): boolean =>
  isLabelName(`${run.text} ${next.text}`) || (UNIT_ALONE.test(next.text) && isLabelName(run.text));

/** A label has two lines where both together are one in the dictionary, and not each by itself; nothing is ruled between them. */
export function joinWrappedLabels(runs: readonly Run[], { levels = [], width, height }: DrawingPage): Run[] {
  const taken = new Set<Run>();
  const ruled = (one: Run, other: Run) =>
    levels.some(
      ({ y, left, right }) =>
        y * height > (one.top + one.bottom) / 2 &&
        y * height < (other.top + other.bottom) / 2 &&
        left * width < one.right &&
        right * width > one.left,
    );
  const joined = runs.map((run) => {
    if (
      taken.has(run) ||
      run.vertical ||
      run.parts.length >= MOST_WORDS ||
      !mayBegin(run.parts[0]?.text ?? '')
    )
      return run;
    const next = runs.find(
      (other) =>
        continues(run, other) &&
        isLabel(run, other) &&
        (isHalf(run.text) || isHalf(other.text) || !(isLabelName(run.text) && isLabelName(other.text))) &&
        !ruled(run, other),
    );
    if (!next) return run;
    taken.add(next);
    return joinedRuns([run, next]);
  });
  return joined.filter((run) => !taken.has(run));
}

/**
 * How labels begin in languages in which the day is written first, as `plainLabel` writes them; not in English, where either may be.
 */
const DAY_FIRST = new Set(
  (
    'escala desenho desenhado desen folha titulo denominacao aprovado aprov verificado projetado espessura quantidade revisao acabamento ' +
    'fecha dibujado dibujo hoja plano pieza denominacion aprobado revisado peso ' +
    'massstab benennung bezeichnung gezeichnet bearbeitet bearb gepruft gepr blatt gewicht werkstoff zeichnungsnummer ' +
    'echelle dessine feuille matiere verifie approuve scala disegnato foglio materiale controllato '
  ).split(' '),
);

/** So many different labels say which language a page is in. */
const LABELS_OF_LANGUAGE = 2;

/** @param labels texts of the page's labels */
export const writesDayFirst = (labels: readonly string[]): boolean =>
  new Set(labels.map((label) => plainLabel(label).split(' ')[0] ?? '').filter((word) => DAY_FIRST.has(word)))
    .size >= LABELS_OF_LANGUAGE;
