import { dateOf } from './dates.js';
import type { SuggestedField } from './drawing-page.js';
import { isLegible } from './drawing-text.js';
import { numberOf } from './printed-number.js';
import { sheetThickness } from './sheet-thickness.js';

/** Texts of title blocks that may stand where a name, a number or a material is looked for, and are none of them. */

/** `SHEET 1 OF 2`, `Blatt 1`; `Sheet 6mm` and `Sheet 2.0 Steel` are materials. */
const SHEET =
  /^(?:sheet|sht|page|folha|fl|blatt|hoja|l[áa]mina|plancha|foglio|feuille|folio)\.?\s*(?:n[.ºo°]{1,2}\s*)?\d+(?!\d|[.,]\d+ \p{L}|[\d.,]*\s?(?:mm|ga)\b)/iu;

/** Notes that a company writes on all drawings: how to read them, and who may. */
const NOTE =
  /\bunless (?:otherwise|noted|stated|specified)\b|\bdimensions? (?:are )?in\b|\bdo not scale\b|\bdebur|\bsharp edges\b|\ball rights\b|\bcopyright\b|\bconfidential\b|\bproprietary\b|\bproperty of\b|\bsalvo (?:indica|diversa)|\b(?:medidas|dimens[õo]es|cotas) (?:\p{L}+ )?em |\baltere a escala|\brebarbar\b|\barestas vivas|\bcasser les|©|\bwww\.|https?:|\S@\S/iu;

/** Whether a text numbers the sheet. */
const isOfSheet = (text: string): boolean => SHEET.test(text);

/** Whether a text is a note that no name and no material is written like. */
const isNote = (text: string): boolean => NOTE.test(text);

/** Who made it, what it was made with, and what may be done with it: written as large as names, and none. */
const MAKER =
  /\b(gmbh|ltda?|inc|llc|corp|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|oy|aps|a\/s|co|kg|ag|company|universi\w+|hochschule|institut\w*|instituto|school|schule|college|politecnico|polytechn\w*|ingegneria|ingenier[ií]a|maschinenbau|dipartimento|departa?ment\w*|[ée]cole|lyc[ée]e|escuela|escola|senai|faculty|faculdade|laborator\w*|labs?|team|robotics|engineering|engenharia|industr\w+|systems?|technolog\w+|metal[uú]rgica|metalworks|open ?source|copyright|licen[sc]e\w*|confidential|property|solidworks|autodesk|inventor|freecad|onshape|student|educational|instructional|prototype|preliminary|released|drawing|zeichnung|desenho|disegno|dessin|dibujo|plano|format|iso|din|asme|ing)\b|www\.|http|@|\.com|©|®|™/i;

/** Whether a text names who drew it, or with what: a company, a school, a program. */
export const isOfMaker = (text: string): boolean => MAKER.test(text);

type Value = string | number;
type Parse = (text: string, unit: string) => Value | null;

/** Dashes and dots for nothing, what ends in a colon (another label), what stands elsewhere, and the CAD programs' own placeholders. */
const NOTHING =
  /^([-–—.x/_?*\s]*|n\/?a|n\.a\.|nenhum[ao]?|none|tbd|null|see notes?|(ver|vide) notas?|.*:|.*<.*>.*|\$prp.*|(material )?not specified|(nicht|non|no|não) (angegeben|specificato|especificado))$/i;

const words: Parse = (text) => (/\p{L}{2}/u.test(text) && text.length <= 120 ? text : null);

const title: Parse = (text) => (isOfSheet(text) || isNote(text) ? null : words(text, ''));

/** Texts that factory sheets print for every part are no part's finish. */
const finish: Parse = (text) =>
  isNote(text) || /^(de)?(bur|rebarb|quebr|break|entgrat|ébavur|sbav)/i.test(text) ? null : words(text, '');

/** Sheets' formats and `1/2` of them stand beside numbers; a number in brackets is part of it. */
const NO_NUMBER = /^\d\s?\/\s?\d$|^A[0-4]$/;

/** One digit is a number where its label says so, as drawings of one product are counted; one letter is none. */
const reference: Parse = (text) =>
  /^(?:[\p{L}\d][\p{L}\d ._/+#&()-]{1,39}|[1-9])$/u.test(text) &&
  dateOf(text) === null &&
  !NO_NUMBER.test(text) &&
  !isOfSheet(text)
    ? text
    : null;

/** `#3,00` is a thickness in Brazil; without decimals it may be the number of a gauge. */
const measure: Parse = (text) => {
  const match = /^(?:# ?(?=\d+[.,]\d))?([\d.,]+)\s*(mm)?$/i.exec(text);
  const value = match?.[1] === undefined ? null : numberOf(match[1], false);
  return value !== null && value > 0 && value <= 20_000 ? Math.round(value * 100) / 100 : null;
};

/** Less than a hundredth of a gram is what a CAD program writes of a part without a material (kg). */
const LIGHTEST = 0.00001;

/** By definition, since 1959. */
const POUND = 0.45359237;

/** Words for units of weight, by the kilograms that one is. */
const UNITS: readonly (readonly [kilograms: number, words: string])[] = [
  [1, 'kg kgs quilo quilos kilogram kilograms kilogramm kilogramo kilogramos quilograma quilogramas'],
  [0.001, 'g gr gram grams grama gramas gramos gramm grammes'],
  [POUND, 'lb lbs lbm lbmass pounds'],
];
const KILOGRAMS = new Map(
  UNITS.flatMap(([kilograms, words]) => words.split(' ').map((word) => [word, kilograms] as const)),
);

const weight: Parse = (text, unit) => {
  const match = /^[~≈]?\s*([\d.,]+)\s*(\p{L}*)\.?$/u.exec(text);
  const factor = KILOGRAMS.get((match?.[2] || unit).toLowerCase());
  const value = match?.[1] === undefined ? null : numberOf(match[1], true);
  if (value === null || factor === undefined) return null;
  const kilograms = Number((value * factor).toPrecision(10));
  return kilograms >= LIGHTEST ? kilograms : null;
};

const quantity: Parse = (text) => {
  const match = /^(\d{1,6})\s*(x|pcs?|pe?[cç]as?|p[cç]s?|un|und|unid)?\.?$/i.exec(text);
  return match && Number(match[1]) > 0 ? Number(match[1]) : null;
};

/** The sheet's format may stand beside the revision. */
const FORMAT = /^A[34]$/;

/** `B`, `02`, `1.3`, `V2.0`, `A.1`, `AAA`, also with the word before it; three numbers may be a date. */
const revision: Parse = (text) => {
  const own = text.replace(/^(?:rev|ver)(?:ision|sion|is[aã]o|s[aã]o)?[. ]+/i, '');
  const fits =
    /^([A-Z]{1,2}\d{0,2}|([A-Z])\2{2}|\d{1,3}[A-Z]?|v? ?\d{1,2}(\.\d{1,2}){1,2}|[A-Z][.-]\d{1,2})$/i.test(
      own,
    );
  return fits && !FORMAT.test(own) && dateOf(own) === null ? own.toUpperCase() : null;
};

const SCALE = /^(\d{1,4}(?:[.,]\d{1,2})?|[.,]\d{1,2})\s*[:/]\s*(\d{1,4}(?:[.,]\d{1,2})?|[.,]\d{1,2})$/;

/** A scale is written with three decimals by a program that counts it so; this many parts of a thousand are rounding. */
const DECIMAL = /^(\d{1,2})[.,](\d{3})$/;
const ROUNDING = 0.0005;
const SMALLEST = 0.04;

/** `1.500` is 1.5:1, `0.500` is 1:2. */
function decimalScale(text: string): string | null {
  const [, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  const factor = Number(`${whole}.${decimals}`);
  if (whole === '' || factor < SMALLEST) return null;
  const down = Math.round(2 / factor) / 2;
  return factor < 1 && Math.abs(1 / down - factor) <= ROUNDING ? `1:${down}` : `${factor}:1`;
}

/** `1:2`, `M 1:2`, `(1:2)`, also with the sheet's format or the scale of its details in brackets behind it. */
const scale: Parse = (text) => {
  const bare = text
    .replace(/^M\s*=?\s*(?=\d)/u, '')
    .replace(/(?<=\d)\s*(?:@?\s*A[0-4]|[[(].*[\])])$/, '')
    .replace(/^[[(](.*)[\])]$/, '$1');
  const match = SCALE.exec(bare.trim());
  return match ? `${match[1]}:${match[2]}`.replaceAll(',', '.') : decimalScale(bare.trim());
};

/** `440C`, `304`, `316L`: a grade of stainless steel alone. */
const STAINLESS = /^(2\d\d|3[0-4]\d|4[0-4]\d)[A-Z]?$/;

/** Words alone that are no material, and those with which one is not over. */
const NO_MATERIAL = /^(?:are|is|and|or|the|of|to|be)$|\b(?:or|and|ou|und|oder|with|com|of|de)$/i;

const material: Parse = (text) =>
  !NO_MATERIAL.test(text) &&
  (/\p{L}{2}|\d\.\d{4}|\d{4}/u.test(text) || STAINLESS.test(text)) &&
  text.length <= 80 &&
  !isOfSheet(text) &&
  !isNote(text) &&
  dateOf(text) === null
    ? text
    : null;

/** A standard's class (`ISO 2768-mK`, `DIN 7168 m`, `IT 12`), or one tolerance for all lengths. */
const tolerance: Parse = (text) =>
  /^(?:(?:nbr |din |en )*iso ?2768|din ?7168)(?:[ -]?1)?[ -]*[fmcvg](?:[HKLrst])?$|^it ?1[0-8]$|^± ?\d+(?:[.,]\d+)?(?: ?mm)?$/i.test(
    text,
  )
    ? text
    : null;

/** `Ra 3,2`, `Rz 25`, `N8`; grades are those of ISO 1302. */
const roughness: Parse = (text) =>
  /^r[azt] ?(?:max\.? )?\d+(?:[.,]\d+)?(?: ?[µμ]m)?$|^n(?:1[0-2]|[1-9])$/i.test(text) ? text : null;

const PARSERS: Readonly<Record<SuggestedField, Parse>> = {
  title,
  reference,
  revision,
  material,
  thickness: (text, unit) => measure(text, unit) ?? sheetThickness(text)?.mm ?? null,
  weight,
  quantity,
  scale,
  finish,
  tolerance,
  roughness,
  date: (text) => dateOf(text),
  width: measure,
  length: measure,
  diameter: (text, unit) => measure(text.replace(/^[Ø⌀∅] ?/u, ''), unit),
};

/**
 * Parses a printed text for a field: mm, kg, a whole number, or the text itself.
 * @param unit that the label gave, empty where it gave none
 * @returns null for a text that this field does not take
 */
export function valueOf(field: SuggestedField, text: string, unit = ''): Value | null {
  const trimmed = text
    .replace(/^[:=\s]+/, '')
    .replace(/(?<=[([]) | (?=[)\]])/g, '')
    .trim();
  if (NOTHING.test(trimmed) || !isLegible(trimmed)) return null;
  return PARSERS[field](trimmed, unit);
}
