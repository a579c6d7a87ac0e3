import { createHash } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { validationPipe } from '../../../platform/http/validation.js';
import { catalogueTexts } from '../../../catalogue/catalogue.texts.js';
import type { EntryRow } from '../../../catalogue/crud/bulk-catalogue.js';
import type { FileColumn } from '../reading/headings.js';
import { importTexts } from '../import.texts.js';
import { folded } from '../domain/fold.js';
import type { EntryBody, EntryCheck, ImportPlan, PlannedEntry, ImportMode } from './plan.js';
import type { Catalogues } from '../../../catalogue/catalogues.service.js';
import { catalogueFields, type CatalogueField } from '../../../catalogue/catalogue-fields.js';
import { keysOf, NAME_FIELDS, type ImportCatalogue } from '../import-catalogues.js';
import type { ImportedFile } from '../reading/imported-file.js';
import { Planner } from './planner.js';
import { referencesOf } from './references.js';

function checkOf(input: Type<object>): EntryCheck {
  const pipe = validationPipe(input);
  return async (body) => {
    try {
      return { body: (await pipe.transform(body, { type: 'body' })) as EntryBody };
    } catch (error) {
      if (error instanceof Invalid && error.errors) return { errors: error.errors };
      throw error;
    }
  };
}

/**
 * Refuses the rows whose code is another entry's, or another row's: codes are unique. Where rows are found by their code there
 * are none.
 * @param column of the codes
 */
function refuseTakenCodes(plan: ImportPlan, entries: readonly EntryRow[], column: FileColumn): void {
  const stored = new Map(
    entries.flatMap(({ id, code }) => (typeof code === 'string' ? [[folded(code), id] as const] : [])),
  );
  const rows = new Map<string, number>();
  const isFine = (entry: PlannedEntry): boolean => {
    const change = entry.changes.find(({ field }) => field.field === 'code');
    if (typeof change?.after !== 'string') return true;
    const code = folded(change.after);
    const owner = stored.get(code);
    const row = rows.get(code);
    rows.set(code, entry.row);
    const taken = owner !== undefined && owner !== entry.stored?.id;
    if (!taken && row === undefined) return true;
    const text = taken || row === undefined ? catalogueTexts.codeTaken : importTexts.repeatedCode(row);
    const error = { column: column.index, heading: column.field.heading, text };
    plan.refused.push({ row: entry.row, name: entry.name, errors: [error] });
    return false;
  };
  plan.created = plan.created.filter(isFine);
  plan.updated = plan.updated.filter(isFine);
  plan.refused.sort((one, other) => one.row - other.row);
}

/** How a file is imported. */
export interface ImportChoice {
  key: CatalogueField;
  mode: ImportMode;
}

/** A plan, and what says whether it still is the plan. */
export interface MadePlan {
  plan: ImportPlan;
  /** Of the file, the choice, the plan and the versions that it was made on. */
  digest: string;
  /** The states of the catalogues that it follows from: while they stay, so does the plan. */
  states: string;
}

/** @throws Invalid for a field that is no key of the catalogue */
export function importKeyOf(catalogue: ImportCatalogue, name: string): CatalogueField {
  const key = keysOf(catalogue).find(({ field }) => field === name);
  if (!key) throw Invalid.field('key', importTexts.unknownKey);
  return key;
}

export async function planImport(
  catalogues: Catalogues,
  catalogue: ImportCatalogue,
  file: ImportedFile,
  { key, mode }: ImportChoice,
): Promise<MadePlan> {
  const bulk = catalogues.bulk(catalogue);
  const fields = catalogueFields[catalogue];
  const states = await statesOf(catalogues, catalogue);
  const given = file.table.columns.map(({ field }) => field);
  const check = checkOf(bulk.input);
  const entries = await bulk.all();
  const plan = await new Planner({
    table: file.table,
    fields,
    key,
    nameField: NAME_FIELDS[catalogue],
    mode,
    entries,
    references: await referencesOf(fields, (name) => catalogues.bulk(name)),
    check,
    missing: (await requiredFields(catalogues, catalogue))
      .filter((one) => !given.includes(one))
      .map(({ heading }) => heading),
  }).make();
  const codes = file.table.columns.find(({ field }) => field.field === 'code');
  if (codes && codes.field !== key) refuseTakenCodes(plan, entries, codes);
  return { plan, digest: digestOf(catalogue, file, { key, mode }, plan), states };
}

/** The fields that a new entry needs: those that an empty one is refused for. */
export async function requiredFields(
  catalogues: Catalogues,
  catalogue: ImportCatalogue,
): Promise<CatalogueField[]> {
  const checked = await checkOf(catalogues.bulk(catalogue).input)({});
  const refused = 'errors' in checked ? Object.keys(checked.errors) : [];
  return catalogueFields[catalogue].filter(({ field }) => refused.includes(field));
}

/** A text that is another one after any change of what a plan follows from. */
export async function statesOf(catalogues: Catalogues, catalogue: ImportCatalogue): Promise<string> {
  const named = catalogueFields[catalogue].flatMap(({ reference }) => reference?.catalogue ?? []);
  const states: string[] = [];
  for (const name of [catalogue, ...named]) states.push(await catalogues.bulk(name).state());
  return states.join();
}

function digestOf(
  catalogue: ImportCatalogue,
  { name, digest }: ImportedFile,
  { key, mode }: ImportChoice,
  { created, updated, ...rest }: ImportPlan,
): string {
  const entries = [...created, ...updated].map(({ row, stored, body }) => [row, stored, body]);
  const refused = rest.refused.map(({ row }) => row);
  const parts = [catalogue, name, digest, key.field, mode, entries, refused, rest.unchanged, rest.leftOut];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
