import { numberOf } from './printed-number.js';

/** Tables of sheet gauges: which metal a gauge's number is of decides how thick it is. */
export const gaugeTables = ['steel', 'stainless', 'aluminium'] as const;
export type GaugeTable = (typeof gaugeTables)[number];

/** A thickness as a text gives it. */
export interface SheetThickness {
  /** 2 decimals. */
  mm: number;
  /** The table that gave it, for a gauge. */
  table?: GaugeTable;
}

/** The lowest gauge of the lists below; each entry is the next one. */
const FIRST_GAUGE = 7;

/** Inches by gauge: Manufacturers' Standard Gauge for steel, the U.S. Standard Gauge for stainless steel. */
const INCHES: Readonly<Record<'steel' | 'stainless', readonly number[]>> = {
  steel: [
    0.1793, 0.1644, 0.1495, 0.1345, 0.1196, 0.1046, 0.0897, 0.0747, 0.0673, 0.0598, 0.0538, 0.0478, 0.0418,
    0.0359, 0.0329, 0.0299, 0.0269, 0.0239, 0.0209, 0.0179, 0.0164, 0.0149, 0.0135, 0.012,
  ],
  stainless: [
    0.1875, 0.1719, 0.1563, 0.1406, 0.125, 0.1094, 0.0938, 0.0781, 0.0703, 0.0625, 0.0563, 0.05, 0.0438,
    0.0375, 0.0344, 0.0313, 0.0281, 0.025, 0.0219, 0.0188, 0.0172, 0.0156, 0.0141, 0.0125,
  ],
};

/** American Wire Gauge, after which aluminium sheets are numbered: each number is a 39th of the way from 0.46 to 0.005 inches. */
const wireGauge = (gauge: number): number => 0.005 * 92 ** ((36 - gauge) / 39);

const MM_PER_INCH = 25.4;

const STAINLESS = /\b(stainless|inox\w*|inoxid[aá]vel|aisi ?3\d\d|ss ?3\d\d|(?:sae |aisi )?(?:304|316)l?)\b/i;
const ALUMINIUM = /\balum|\bal\b|\b(1100|3003|5052|5083|6061|6063)\b/i;
/** Zinc and copper have tables of their own. */
const OTHER = /\b(galv|zinc|cobre|copper|brass|lat[aã]o)/i;

/** mm of a gauge of the metal that the text names, steel where it names none; null for a gauge or a metal of no table. */
function gaugeOf(gauge: number, text: string): SheetThickness | null {
  if (OTHER.test(text)) return null;
  const table = STAINLESS.test(text) ? 'stainless' : ALUMINIUM.test(text) ? 'aluminium' : 'steel';
  const listed = table === 'aluminium' ? undefined : INCHES[table][gauge - FIRST_GAUGE];
  const known = gauge >= FIRST_GAUGE && gauge < FIRST_GAUGE + INCHES.steel.length;
  if (!known) return null;
  return { mm: hundredths((listed ?? wireGauge(gauge)) * MM_PER_INCH), table };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** No part of a larger number, a size or a fraction. */
const ALONE = String.raw`(?<![\d.,/-])(?<![x×±Ø⌀]\s?)`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const MM = new RegExp(String.raw`${ALONE}(${NUMBER})\s?mm\b`, 'giu');
/** `0.1046"`, `1/4"`, `1 1/2 in`; `.25"` as well. */
const INCH = new RegExp(
  String.raw`${ALONE}((?:\d+[ -])?\d+\/\d+|\d*[.,]\d+|\d+(?=\s?["”']))\s?(?:"|”|''|in\b|pol\b)`,
  'giu',
);
/** `12ga`, `16 gauge`, `#14`, `Calibre 14`, `14 MSG`. */
const GAUGE =
  /(?:(?<![\d.,/])(\d{1,2}) ?-?(?:ga|gauge|msg)\b|(?:#|n[º°] ?|\bcal(?:ibre)?\.? |\bbitola )(\d{1,2})(?![\d.,/-]))/giu;
/** `T=0.8` behind a material, `Sheet 2.0 Steel`. */
const BARE = new RegExp(
  String.raw`(?:\bt\s?=\s?(${NUMBER})|\b(?:sheet|plate|chapa|blech|t[oô]le|lamiera)\s(\d+[.,]\d+))(?!\s?[x×"/]|[\d.,])`,
  'giu',
);

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');

/** Inches as people write them: `0.25`, `1/4`, `1 1/2`. */
function inchesOf(text: string): number | null {
  const [, whole = '0', over, under] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over !== undefined && under !== undefined) return Number(whole) + Number(over) / Number(under);
  return numberOf(text.replace(/^[.,]/, '0.'), true);
}

/** Sheets and plates are at most this thick, mm. */
const THICKEST = 100;

const usable = (mm: number | null): SheetThickness[] =>
  mm !== null && mm > 0 && mm <= THICKEST ? [{ mm: hundredths(mm) }] : [];

/**
 * The one thickness that a text about a sheet gives: in mm, in inches or by its gauge. A measure in mm goes before one in inches, both before
 * a gauge, since the same thickness is written in several ways.
 * @returns null for none, or for several
 */
export function sheetThickness(text: string): SheetThickness | null {
  const ways = [
    all(MM, text).flatMap((number) => usable(numberOf(number, true))),
    all(INCH, text).flatMap((number) => {
      const inches = inchesOf(number);
      return usable(inches === null ? null : inches * MM_PER_INCH);
    }),
    all(GAUGE, text).flatMap((number) => gaugeOf(Number(number), text) ?? []),
    all(BARE, text).flatMap((number) => usable(numberOf(number, true))),
  ];
  const [first, ...others] = ways.find((found) => found.length > 0) ?? [];
  return first && others.length === 0 ? first : null;
}
