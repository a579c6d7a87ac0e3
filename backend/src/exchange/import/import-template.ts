import { figure } from '@forja/figures';
import type { Catalogues } from '../../catalogue/catalogues.service.js';
import { catalogueColumns } from '../columns/catalogue-columns.js';
import { catalogueFields, type CatalogueField } from '../../catalogue/catalogue-fields.js';
import { listTitles } from '../exchange.texts.js';
import type { ExportedFile } from '../export/send-file.js';
import type { CellValue, Sheet } from '../xlsx/cells.js';
import type { SheetThreads } from '../xlsx/sheet-threads.js';
import type { ImportCatalogue } from './import-catalogues.js';
import { templateTexts as words } from './import.texts.js';
import { requiredFields } from './planning/import-planner.js';

/** Entries that a column offers; more make no list to choose from. */
const MOST_OFFERED = 1000;

/** The file that people fill in: headings, instructions, and what columns can name. */
export async function importTemplate(
  threads: SheetThreads,
  catalogues: Catalogues,
  catalogue: ImportCatalogue,
): Promise<ExportedFile> {
  const fields = catalogueFields[catalogue];
  const required = await requiredFields(catalogues, catalogue);
  const lists = await offeredLists(catalogues, fields);
  const columns = catalogueColumns(fields).map(({ cell: _, ...column }) => column);
  const choices = lists.map(({ field, entries }, from) => ({
    column: fields.indexOf(field),
    sheet: words.lists,
    from,
    count: entries.length,
  }));
  const main: Sheet = { name: listTitles[catalogue], columns, rows: [], choices };
  const sheets = [main, instructions(fields, required), ...(lists.length > 0 ? [listSheet(lists)] : [])];
  return {
    name: `${words.fileName(listTitles[catalogue])}.xlsx`,
    content: threads.writeSheets(sheets),
  };
}

async function offeredLists(catalogues: Catalogues, fields: readonly CatalogueField[]): Promise<Offered[]> {
  const lists: Offered[] = [];
  for (const field of fields) {
    if (field.choices) lists.push({ field, entries: Object.values(field.choices) });
    if (!field.reference) continue;
    const { catalogue, by } = field.reference;
    const entries = (await catalogues.bulk(catalogue).all()).map((entry) => String(entry[by]));
    const sorted = [...new Set(entries)].sort((one, other) => one.localeCompare(other, 'pt-BR'));
    if (sorted.length > 0) lists.push({ field, entries: sorted.slice(0, MOST_OFFERED) });
  }
  return lists;
}

/** A column with the entries that it can name. */
interface Offered {
  field: CatalogueField;
  entries: string[];
}

function contentOf({ figure: name, reference, choices }: CatalogueField): string {
  if (choices) return words.choice(Object.values(choices));
  if (reference) return words.reference(listTitles[reference.catalogue], headingOf(reference));
  return name === undefined ? words.text : words.number(figure(name).decimals);
}

/** The heading, in the other catalogue's own list, of the field by which its entries are named. */
const headingOf = ({ catalogue, by }: NonNullable<CatalogueField['reference']>): string =>
  catalogue === 'time-rules'
    ? words.name
    : (catalogueFields[catalogue].find(({ field }) => field === by)?.heading ?? words.name);

function instructions(fields: readonly CatalogueField[], required: readonly CatalogueField[]): Sheet {
  const rows: CellValue[][] = fields.map((field) => [
    field.heading,
    required.includes(field) ? words.mandatory : words.optional,
    contentOf(field),
    field.example,
  ]);
  return {
    name: words.instructions,
    columns: [
      { heading: words.column, width: 28 },
      { heading: words.required, width: 14 },
      { heading: words.content, width: 40 },
      { heading: words.example, width: 40 },
    ],
    rows: [...rows, [], ...words.rules.map((rule) => [rule])],
  };
}

function listSheet(lists: readonly Offered[]): Sheet {
  const longest = lists.reduce((most, { entries }) => Math.max(most, entries.length), 0);
  return {
    name: words.lists,
    columns: lists.map(({ field }) => ({ heading: field.heading, width: 36 })),
    rows: Array.from({ length: longest }, (_, row) => lists.map(({ entries }) => entries[row] ?? null)),
  };
}
