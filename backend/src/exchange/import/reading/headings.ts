import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import type { CellValue } from '../../xlsx/cells.js';
import { folded } from '../domain/fold.js';

/** A column of the file that is one of the catalogue's fields. */
export interface FileColumn {
  /** Its place in the file, from 0. */
  index: number;
  field: CatalogueField;
}

/** What the first row of a file says. */
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

/**
 * Finds the catalogue's fields in a file's headings: accents and case don't matter, units may be left out. A unit that is
 * another one than the field's is no match: 7,85 g/cm³ is not 7,85 g/mm³. Pure.
 */
export function headingsOf(row: readonly CellValue[], fields: readonly CatalogueField[]): Headings {
  const found: Headings = { columns: [], ignored: [], repeated: [], otherUnits: [] };
  for (const [index, cell] of row.entries()) {
    const heading = cell === null ? '' : String(cell).trim();
    if (heading !== '') place(found, heading, index, fields);
  }
  return found;
}

function place(found: Headings, heading: string, index: number, fields: readonly CatalogueField[]): void {
  const given = partsOf(heading);
  const field = fields.find((one) => partsOf(one.heading).name === given.name);
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
