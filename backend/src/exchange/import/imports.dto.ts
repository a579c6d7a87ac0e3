import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../platform/http/fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { IdField, WholeNumberField } from '../../platform/http/number-fields.js';
import { importCatalogues } from './import-catalogues.js';
import { importTexts } from './import.texts.js';
import { importModes, type ImportMode } from './planning/plan.js';

/** How a file is to be imported. */
export class PreviewImportDto {
  @TextField({
    max: 30,
    required: importTexts.unknownKey,
    description: 'The field by which rows find their entries: `code`, `name`, `title`, `cnpj` or `cpf`',
  })
  key: string;

  @ChoiceField(importModes, {
    description: 'Rows whose entry is not there: created (unless given), or left out with `update-only`',
  })
  mode?: ImportMode | null;

  @WholeNumberField({
    min: 0,
    max: 19,
    fromText: true,
    description: 'The sheet, from 0; found where it is left out',
  })
  sheet?: number | null;

  @WholeNumberField({
    min: 1,
    max: 30,
    fromText: true,
    description: 'The row of headings; found where it is left out',
  })
  heading_row?: number | null;

  @TextField({
    max: 2000,
    description:
      "The field of each of the file's columns, with commas between, nothing for a column that is ignored; by the headings where it is left out",
  })
  columns?: string | null;
}

/** Imports what was shown. */
export class ImportDto extends PreviewImportDto {
  @TextField({ max: 64, required: importTexts.stale, description: 'The digest that the preview answered' })
  digest: string;
}

/** Query of GET /api/imports/{catalogue}. */
export class ImportPageDto {
  @IdField({ fromText: true, description: '1-based' })
  page?: number | null;
}

/** The cells of a file. */
export class TableCellsView {
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: "Its first rows, each cell's text; numbers with a decimal comma",
  })
  rows: string[][];
}

/** How many rows of a file are what. */
export class ImportCountsView {
  @ApiProperty({ description: 'Entries that are created' })
  created: number;

  @ApiProperty({ description: 'Entries that are changed' })
  updated: number;

  @ApiProperty({ description: 'Rows whose entry has all that stands in them already' })
  unchanged: number;

  @ApiProperty({ description: 'Rows without an entry that are left out' })
  left_out: number;

  @ApiProperty({ description: 'Rows with errors: while there is one, nothing is imported' })
  refused: number;
}

const cell = { oneOf: [{ type: 'string', nullable: true }, { type: 'number' }] };

/** A field that a row changes. */
export class ImportChangeView {
  @ApiProperty({ description: 'The field' })
  field: string;

  @ApiProperty({ description: 'The heading of its column' })
  heading: string;

  @Nullable(String, 'What the number is, where it is one')
  figure: string | null;

  @ApiProperty({ ...cell, description: 'What the entry has; null for nothing' })
  before: string | number | null;

  @ApiProperty({ ...cell, description: 'What it gets' })
  after: string | number | null;

  @Nullable(Number, 'Of a price: by how many percent it changes')
  percent: number | null;
}

/** An error in a cell, or a warning about it. */
export class ImportErrorView {
  @Nullable(String, 'The letters of its column; null: not in the file')
  column: string | null;

  @ApiProperty({ description: 'The heading of the field' })
  heading: string;

  @ApiProperty({ description: 'What is wrong, for the user to read' })
  text: string;
}

export const importActions = ['refused', 'updated', 'created'] as const;

/** The outcome of a row. */
export class ImportRowView {
  @ApiProperty({ description: 'Its number in the file; the headings are row 1' })
  row: number;

  @ApiProperty({ enum: importActions, description: 'What happens' })
  action: (typeof importActions)[number];

  @ApiProperty({ description: 'What the entry is called' })
  name: string;

  @ApiProperty({
    type: [ImportChangeView],
    description: 'The fields that change; of a new entry those that it gets',
  })
  changes: ImportChangeView[];

  @ApiProperty({ type: [ImportErrorView], description: 'What is wrong with the row' })
  errors: ImportErrorView[];

  @ApiProperty({
    type: [ImportErrorView],
    description: 'What is doubtful of what it stores (a wrong check digit); it is imported all the same',
  })
  warnings: ImportErrorView[];
}

/** A field of the catalogue, as its column is headed. */
export class ImportKeyView {
  @ApiProperty({ description: 'The field' })
  field: string;

  @ApiProperty({ description: 'The heading of its column' })
  heading: string;
}

/** A column of the file that has a heading. */
export class ImportColumnView {
  @ApiProperty({ description: 'Its place in the file, from 0' })
  index: number;

  @ApiProperty({ description: 'What its heading says' })
  heading: string;

  @Nullable(String, 'The field that it is read as; null: it is ignored')
  field: string | null;
}

/** The effect that importing a file would have. */
export class ImportPreviewView {
  @Nullable(
    String,
    'Why nothing of the file can be imported as it was read, for the user to read; null where it can',
  )
  problem: string | null;

  @Nullable(
    String,
    'The usual of the possible keys that each row has, and no two rows the same; null where none is so',
  )
  fitting_key: string | null;

  @ApiProperty({ type: [String], description: "The names of the file's sheets" })
  sheets: string[];

  @ApiProperty({ description: 'The sheet that was read, from 0' })
  sheet: number;

  @ApiProperty({ description: 'The row of its headings, as spreadsheets count' })
  heading_row: number;

  @ApiProperty({ type: [ImportColumnView], description: 'The columns that have a heading' })
  columns: ImportColumnView[];

  @ApiProperty({ type: [ImportKeyView], description: 'The fields that a column can be' })
  fields: ImportKeyView[];

  @ApiProperty({
    description: 'To be sent with the import, which is refused where it would do something else',
  })
  digest: string;

  @ApiProperty({ type: ImportCountsView, description: 'Rows by what becomes of them' })
  counts: ImportCountsView;

  @ApiProperty({ type: [String], description: 'Headings of the file that are no field' })
  ignored_columns: string[];

  @ApiProperty({
    type: [ImportRowView],
    description:
      'Rows with errors, then changes (of prices the largest first), then new entries; at most 2,000 of each',
  })
  rows: ImportRowView[];
}

/** A file that was imported. */
export class ImportView {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: importCatalogues, description: 'The catalogue' })
  catalogue: string;

  @ApiProperty({ description: 'The name of the file' })
  file_name: string;

  @ApiProperty({ description: 'Who imported it, as they were called then' })
  user_name: string;

  @ApiProperty({ description: 'When, ISO 8601 in UTC' })
  created_at: string;

  @ApiProperty({ description: 'Entries that it created' })
  created_count: number;

  @ApiProperty({ description: 'Entries that it changed' })
  updated_count: number;

  @ApiProperty({ description: 'Entries of it that were undone' })
  undone_count: number;

  @Nullable(String, 'When it was undone last, ISO 8601 in UTC')
  undone_at: string | null;

  @Nullable(String, 'Who undid it last')
  undone_by: string | null;
}

/** Undoes what was shown. */
export class UndoImportDto {
  @TextField({
    max: 64,
    required: importTexts.stale,
    description: 'The digest that the preview of the undo answered',
  })
  digest: string;
}

/** An entry that an undo leaves as it is. */
export class UndoStayView {
  @ApiProperty({ description: 'The number of its row in the file' })
  row: number;

  @ApiProperty({ description: 'What the entry was called when it was imported' })
  name: string;

  @ApiProperty({ description: 'Why it stays, for the user to read' })
  reason: string;
}

/** The effect that undoing an import would have. */
export class UndoPreviewView {
  @ApiProperty({ description: 'To be sent with the undo, which is refused where it would do something else' })
  digest: string;

  @ApiProperty({ description: 'Created entries that are deleted' })
  removed_count: number;

  @ApiProperty({ description: 'Changed entries that are put back' })
  put_back_count: number;

  @ApiProperty({ description: 'Entries that stay as they are' })
  stays_count: number;

  @ApiProperty({ type: [UndoStayView], description: 'Which stay and why; the first 500' })
  stays: UndoStayView[];
}

/** A page of what was imported into a catalogue. */
export class ImportPageView {
  @ApiProperty({ type: [ImportKeyView], description: 'The possible keys of an import, the usual one first' })
  keys: ImportKeyView[];

  @ApiProperty({ type: [ImportView], description: 'The imports of the page, newest first' })
  data: ImportView[];

  @ApiProperty({ description: '1-based' })
  page: number;

  @ApiProperty({ description: 'The number of the last page' })
  last_page: number;

  @ApiProperty({ description: 'Imports on all pages' })
  total: number;
}
