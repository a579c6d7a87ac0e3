import type { CellValue } from '../../xlsx/cells.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import { folded } from '../domain/fold.js';

/** A file as it was read, with its columns found. */
export interface ImportTable {
  columns: FileColumn[];
  /** Below the headings. */
  rows: CellValue[][];
  /** Number of the first of these rows in the file, as spreadsheets count. */
  firstRow: number;
  /** Cells of formulas without a stored result: `row,column` in the file, from 0. */
  formulas: ReadonlySet<string>;
}

/** A column of the file that is one of the catalogue's fields. */
export interface FileColumn {
  /** Its place in the file, from 0. */
  index: number;
  field: CatalogueField;
}

/** The heading of a column of the file. */
interface Heading {
  heading: string;
  /** The column's place in the file, from 0. */
  index: number;
}

/** Columns and faults that were found in a row of headings. */
export interface Headings {
  columns: FileColumn[];
  /** Headings that are no field. */
  ignored: string[];
  /** Headings of fields that stand there more than once. */
  repeated: string[];
  /** Headings that name a field in another unit, with the right one. */
  otherUnits: { heading: string; expected: string }[];
}

/** `Preço por kg (R$/kg)` → its name and its unit; a mark of required columns (`Nome *`) is no part of it. */
function partsOf(heading: string): { name: string; unit: string | null } {
  const plain = folded(heading).replace(/\s*\*$/, '');
  const [, name = plain, unit] = /^(.*\S)\s*\(([^()]*)\)$/.exec(plain) ?? [];
  return { name, unit: unit?.replace(/\s/g, '') ?? null };
}

const PRICES = ['preco', 'valor', 'custo', 'r$'];
const UNIT_PRICES = [
  'preco unitario',
  'preco unit',
  'valor unitario',
  'valor unit',
  'preco por peca',
  'preco/peca',
];
const PRICES_KG = [
  'preco/kg',
  'preco kg',
  'preco por kg',
  'preco por quilo',
  'preco r$/kg',
  'valor/kg',
  'valor kg',
  'valor por kg',
  'r$/kg',
];

/**
 * Headings of suppliers' lists by the field that they mean, the surest first; the catalogue's own headings go before them. Names and
 * descriptions are not among them: a price list would rename the shop's entries.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  code: ['cod', 'cod produto', 'codigo do produto', 'codigo produto', 'referencia', 'ref', 'sku'],
  price_kg: [...PRICES_KG, ...PRICES],
  unit_value: [...UNIT_PRICES, ...PRICES],
  specific_weight: ['peso esp'],
  thickness: ['esp', 'bitola'],
  width: ['larg'],
  length: ['comp', 'compr'],
};

/** `Preço / Kg.` and `preco/kg` are one. */
const plainName = (name: string) => name.replaceAll('.', '').replace(/\s*\/\s*/g, '/');

/**
 * Finds the catalogue's fields in a row of headings: accents and case don't matter, units may be left out, and what suppliers call a
 * field is understood where none is called so itself. A unit that is another one than the field's is no match: 7,85 g/cm³ is not
 * 7,85 g/mm³. Pure.
 */
export function headingsOf(row: readonly CellValue[], fields: readonly CatalogueField[]): Headings {
  const found: Headings = { columns: [], ignored: [], repeated: [], otherUnits: [] };
  let others: Heading[] = [];
  for (const [index, cell] of row.entries()) {
    const heading = textOfHeading(cell);
    const { name } = partsOf(heading);
    const field = fields.find((one) => partsOf(one.heading).name === name);
    if (field) place(found, heading, index, field);
    else if (heading !== '') others.push({ heading, index });
  }
  for (const field of fields) {
    if (found.columns.some((column) => column.field === field)) continue;
    const surest = surestOf(others, field);
    if (!surest) continue;
    const { heading, index } = surest;
    place(found, isInReais(heading, field) ? partsOf(heading).name : heading, index, field);
    others = others.filter((one) => one !== surest);
  }
  found.ignored = [...found.ignored, ...others.map(({ heading }) => heading)];
  found.columns.sort((one, other) => one.index - other.index);
  return found;
}

/** The heading that says most surely that it is this field: of `Preço` and `Preço/kg` the one with the unit. */
function surestOf(headings: readonly Heading[], { field }: CatalogueField): Heading | undefined {
  const named = headings.map((one) => ({ one, name: plainName(partsOf(one.heading).name) }));
  const surest = SYNONYMS[field]?.find((synonym) => named.some(({ name }) => name === synonym));
  return named.find(({ name }) => name === surest)?.one;
}

/** `Preço (R$)` leaves open what the price is of, as `Preço` does. */
const isInReais = (heading: string, field: CatalogueField) =>
  partsOf(heading).unit === 'r$' && partsOf(field.heading).unit?.startsWith('r$') === true;

export const textOfHeading = (cell: CellValue): string => (cell === null ? '' : String(cell).trim());

/** Rows at a sheet's beginning among which its headings are looked for. */
const HEADING_ROWS = 30;

/**
 * The sheet and the row, from 0, that name most of the catalogue's fields: above the headings of a supplier's list stand its name and its
 * address. The first row of the first sheet where none names any. Pure.
 */
export function findHeadings(
  sheets: readonly { rows: readonly CellValue[][] }[],
  fields: readonly CatalogueField[],
  only: number | null,
): { sheet: number; row: number } {
  let best = { sheet: only ?? 0, row: 0, count: 0 };
  for (const [sheet, { rows }] of sheets.entries()) {
    if (only !== null && sheet !== only) continue;
    for (const [row, cells] of rows.slice(0, HEADING_ROWS).entries()) {
      const count = headingsOf(cells, fields).columns.length;
      if (count > best.count) best = { sheet, row, count };
    }
  }
  return best;
}

/** Headings whose fields a person has chosen: one name of a field for each column of the file, '' for none. Pure. */
export function chosenHeadings(names: readonly string[], fields: readonly CatalogueField[]): Headings {
  const found: Headings = { columns: [], ignored: [], repeated: [], otherUnits: [] };
  for (const [index, name] of names.entries()) {
    const field = fields.find((one) => one.field === name);
    if (field) place(found, field.heading, index, field);
  }
  return found;
}

function place(found: Headings, heading: string, index: number, field: CatalogueField | undefined): void {
  const given = partsOf(heading);
  const unit = field && partsOf(field.heading).unit;
  if (!field) found.ignored.push(heading);
  else if (given.unit !== null && given.unit !== unit) {
    if (field.figure) found.otherUnits.push({ heading, expected: field.heading });
    else found.ignored.push(heading);
  } else if (found.columns.some((column) => column.field === field)) found.repeated.push(field.heading);
  else found.columns.push({ index, field });
}

/** The letters by which spreadsheets call a column, by its place from 0. Pure. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
