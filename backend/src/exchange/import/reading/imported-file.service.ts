import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Upload } from '../../../files/upload.js';
import { Invalid, UnsupportedType } from '../../../platform/errors/app-errors.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import type { CellValue } from '../../xlsx/cells.js';
import type { ReadSheet } from '../../xlsx/protocol.js';
import { SheetThreads, UnreadableFile } from '../../xlsx/sheet-threads.js';
import { importTexts } from '../import.texts.js';
import { headingsOf, type Headings } from './headings.js';
import type { ImportTable } from './import-table.js';

/** A file with its columns found. */
export interface ImportedFile {
  name: string;
  /** SHA-256 of its bytes. */
  digest: string;
  table: ImportTable;
  /** Headings that are none of the catalogue's. */
  ignored: string[];
}

/** Faults of files that are no table at all; the others are tables that can't be read. */
const OTHER_TYPES = new Set(['not-xlsx', 'old-xls', 'not-csv']);

/** Reads files that people import. */
@Injectable()
export class ImportedFiles {
  constructor(private readonly threads: SheetThreads) {}

  /**
   * @param key the field that the file must have
   * @throws UnsupportedType, Invalid
   */
  async read(upload: Upload, fields: readonly CatalogueField[], key: CatalogueField): Promise<ImportedFile> {
    const name = upload.originalname;
    const bytes = await bytesOf(upload);
    const sheet = await this.sheet(name, bytes);
    const headings = headingsOf(sheet.rows[0] ?? [], fields);
    refuseHeadings(headings, fields, key);
    const rows = sheet.rows.slice(1);
    if (rows.length === 0) throw new Invalid(importTexts.noRows);
    const formulas = new Set(sheet.formulas.map((place) => place.join()));
    return {
      name,
      digest: createHash('sha256').update(bytes).digest('hex'),
      table: { columns: headings.columns, rows, formulas },
      ignored: headings.ignored,
    };
  }

  /**
   * The cells of a file as texts, formulas refused: numbers with a decimal comma, dates as days, nothing as ''.
   * @param most rows and columns; more of them are left out
   * @throws UnsupportedType, Invalid
   */
  async texts(upload: Upload, most: { rows: number; columns: number }): Promise<string[][]> {
    const { rows, formulas } = await this.sheet(upload.originalname, await bytesOf(upload));
    const [first] = formulas;
    if (first) throw new Invalid(importTexts.formulaAt(first[0] + 1, first[1] + 1));
    return rows.slice(0, most.rows).map((row) => row.slice(0, most.columns).map(textOf));
  }

  private async sheet(name: string, bytes: Uint8Array): Promise<ReadSheet> {
    try {
      return await this.threads.read(bytes, /\.(csv|txt)$/i.test(name) ? 'csv' : 'xlsx');
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const text = importTexts.unreadable(error.fault, name);
      throw OTHER_TYPES.has(error.fault) ? new UnsupportedType(text) : new Invalid(text);
    }
  }
}

const bytesOf = async (upload: Upload): Promise<Uint8Array> =>
  'buffer' in upload ? upload.buffer : readFile(upload.path);

/** More decimals than any figure has. */
const DECIMALS = 10;

function textOf(cell: CellValue): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== 'number') return String(cell);
  return cell.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: DECIMALS });
}

/** @throws Invalid where it is not clear which column is what */
function refuseHeadings(
  { columns, repeated, otherUnits }: Headings,
  fields: readonly CatalogueField[],
  key: CatalogueField,
): void {
  const [other] = otherUnits;
  if (other) throw new Invalid(importTexts.otherUnit(other.heading, other.expected));
  if (repeated.length > 0) throw new Invalid(importTexts.repeatedColumns(repeated));
  if (columns.length === 0) throw new Invalid(importTexts.noColumns(fields.map(({ heading }) => heading)));
  if (!columns.some(({ field }) => field === key)) throw new Invalid(importTexts.noKeyColumn(key.heading));
}
