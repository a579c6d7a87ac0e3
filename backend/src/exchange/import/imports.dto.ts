import {
  choice,
  decimal,
  list,
  nullable,
  one,
  property,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import { choiceField, textField } from '../../platform/http/fields.js';
import { idField, wholeNumberField } from '../../platform/http/number-fields.js';
import { importCatalogues } from './import-catalogues.js';
import { importTexts } from './import.texts.js';
import { importModes } from './planning/plan.js';

/** How a file is to be imported. */
export class PreviewImportDto extends shape({
  key: textField({
    max: 30,
    required: importTexts.unknownKey,
    description: 'The field by which rows find their entries: `code`, `name`, `title`, `cnpj` or `cpf`',
  }),
  mode: choiceField(importModes, {
    description: 'Rows whose entry is not there: created (unless given), or left out with `update-only`',
  }),
  sheet: wholeNumberField({
    min: 0,
    max: 19,
    fromText: true,
    description: 'The sheet, from 0; found where it is left out',
  }),
  heading_row: wholeNumberField({
    min: 1,
    max: 30,
    fromText: true,
    description: 'The row of headings; found where it is left out',
  }),
  columns: textField({
    max: 2000,
    description:
      "The field of each of the file's columns, with commas between, nothing for a column that is ignored; by the headings where it is left out",
  }),
}) {}

/** Imports what was shown. */
export class ImportDto extends shapeWith(PreviewImportDto, {
  digest: textField({
    max: 64,
    required: importTexts.stale,
    description: 'The digest that the preview answered',
  }),
}) {}

/** Query of GET /api/imports/{catalogue}. */
export class ImportPageDto extends shape({
  page: idField({ fromText: true, description: '1-based' }),
}) {}

/** The cells of a file. */
export class TableCellsView extends shape({
  rows: property<string[][]>({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: "Its first rows, each cell's text; numbers with a decimal comma",
  }),
}) {}

/** How many rows of a file are what. */
export class ImportCountsView extends shape({
  created: decimal('Entries that are created'),
  updated: decimal('Entries that are changed'),
  unchanged: decimal('Rows whose entry has all that stands in them already'),
  left_out: decimal('Rows without an entry that are left out'),
  refused: decimal('Rows with errors: while there is one, nothing is imported'),
}) {}

const cell = {
  type: Object,
  oneOf: [{ type: 'string', nullable: true }, { type: 'number' }],
};

/** A field that a row changes. */
export class ImportChangeView extends shape({
  field: text('The field'),
  heading: text('The heading of its column'),
  figure: nullable(text('What the number is, where it is one')),
  before: property<string | number | null>({
    ...cell,
    description: 'What the entry has; null for nothing',
  }),
  after: property<string | number | null>({ ...cell, description: 'What it gets' }),
  percent: nullable(decimal('Of a price: by how many percent it changes')),
}) {}

/** An error in a cell, or a warning about it. */
export class ImportErrorView extends shape({
  column: nullable(text('The letters of its column; null: not in the file')),
  heading: text('The heading of the field'),
  text: text('What is wrong, for the user to read'),
}) {}

export const importActions = ['refused', 'updated', 'created'] as const;

/** The outcome of a row. */
export class ImportRowView extends shape({
  row: decimal('Its number in the file; the headings are row 1'),
  action: choice(importActions, 'What happens'),
  name: text('What the entry is called'),
  changes: list(() => ImportChangeView, 'The fields that change; of a new entry those that it gets'),
  errors: list(() => ImportErrorView, 'What is wrong with the row'),
  warnings: list(
    () => ImportErrorView,
    'What is doubtful of what it stores (a wrong check digit); it is imported all the same',
  ),
}) {}

/** A field of the catalogue, as its column is headed. */
export class ImportKeyView extends shape({
  field: text('The field'),
  heading: text('The heading of its column'),
}) {}

/** A column of the file that has a heading. */
export class ImportColumnView extends shape({
  index: decimal('Its place in the file, from 0'),
  heading: text('What its heading says'),
  field: nullable(text('The field that it is read as; null: it is ignored')),
}) {}

/** The effect that importing a file would have. */
export class ImportPreviewView extends shape({
  problem: nullable(
    text('Why nothing of the file can be imported as it was read, for the user to read; null where it can'),
  ),
  fitting_key: nullable(
    text('The usual of the possible keys that each row has, and no two rows the same; null where none is so'),
  ),
  sheets: list(() => String, "The names of the file's sheets"),
  sheet: decimal('The sheet that was read, from 0'),
  heading_row: decimal('The row of its headings, as spreadsheets count'),
  columns: list(() => ImportColumnView, 'The columns that have a heading'),
  fields: list(() => ImportKeyView, 'The fields that a column can be'),
  digest: text('To be sent with the import, which is refused where it would do something else'),
  counts: one(() => ImportCountsView, 'Rows by what becomes of them'),
  ignored_columns: list(() => String, 'Headings of the file that are no field'),
  rows: list(
    () => ImportRowView,
    'Rows with errors, then changes (of prices the largest first), then new entries; at most 2,000 of each',
  ),
}) {}

/** A file that was imported. */
export class ImportView extends shape({
  id: decimal(),
  catalogue: choice(importCatalogues, 'The catalogue'),
  file_name: text('The name of the file'),
  user_name: text('Who imported it, as they were called then'),
  created_at: text('When, ISO 8601 in UTC'),
  created_count: decimal('Entries that it created'),
  updated_count: decimal('Entries that it changed'),
  undone_count: decimal('Entries of it that were undone'),
  undone_at: nullable(text('When it was undone last, ISO 8601 in UTC')),
  undone_by: nullable(text('Who undid it last')),
}) {}

/** Undoes what was shown. */
export class UndoImportDto extends shape({
  digest: textField({
    max: 64,
    required: importTexts.stale,
    description: 'The digest that the preview of the undo answered',
  }),
}) {}

/** An entry that an undo leaves as it is. */
export class UndoStayView extends shape({
  row: decimal('The number of its row in the file'),
  name: text('What the entry was called when it was imported'),
  reason: text('Why it stays, for the user to read'),
}) {}

/** The effect that undoing an import would have. */
export class UndoPreviewView extends shape({
  digest: text('To be sent with the undo, which is refused where it would do something else'),
  removed_count: decimal('Created entries that are deleted'),
  put_back_count: decimal('Changed entries that are put back'),
  stays_count: decimal('Entries that stay as they are'),
  stays: list(() => UndoStayView, 'Which stay and why; the first 500'),
}) {}

/** A page of what was imported into a catalogue. */
export class ImportPageView extends shape({
  keys: list(() => ImportKeyView, 'The possible keys of an import, the usual one first'),
  data: list(() => ImportView, 'The imports of the page, newest first'),
  page: decimal('1-based'),
  last_page: decimal('The number of the last page'),
  total: decimal('Imports on all pages'),
}) {}
