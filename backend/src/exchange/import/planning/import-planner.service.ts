import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Catalogues } from '../../../catalogue/catalogues.service.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { catalogueFields, type CatalogueField } from '../../../catalogue/catalogue-fields.js';
import { keysOf, NAME_FIELDS, type ImportCatalogue } from '../import-catalogues.js';
import { importTexts } from '../import.texts.js';
import type { ImportedFile } from '../reading/imported-file.service.js';
import type { ImportMode, ImportPlan } from './plan.js';
import { Planner } from './planner.js';
import { referencesOf } from './references.js';
import { refuseTakenCodes } from './taken-codes.js';
import { checkOf } from './validate-entry.js';

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

/** Plans what importing a file would do to the catalogue as it is now. */
@Injectable()
export class ImportPlanner {
  constructor(private readonly catalogues: Catalogues) {}

  /** @throws Invalid for a field that is no key of the catalogue */
  keyOf(catalogue: ImportCatalogue, name: string): CatalogueField {
    const key = keysOf(catalogue).find(({ field }) => field === name);
    if (!key) throw Invalid.field('key', importTexts.unknownKey);
    return key;
  }

  async plan(catalogue: ImportCatalogue, file: ImportedFile, { key, mode }: ImportChoice): Promise<MadePlan> {
    const bulk = this.catalogues.bulk(catalogue);
    const fields = catalogueFields[catalogue];
    const states = await this.states(catalogue);
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
      references: await referencesOf(fields, (name) => this.catalogues.bulk(name)),
      check,
      missing: (await this.requiredFields(catalogue))
        .filter((one) => !given.includes(one))
        .map(({ heading }) => heading),
    }).make();
    const codes = file.table.columns.find(({ field }) => field.field === 'code');
    if (codes && codes.field !== key) refuseTakenCodes(plan, entries, codes);
    return { plan, digest: digestOf(catalogue, file, { key, mode }, plan), states };
  }

  /** The fields that a new entry needs: those that an empty one is refused for. */
  async requiredFields(catalogue: ImportCatalogue): Promise<CatalogueField[]> {
    const checked = await checkOf(this.catalogues.bulk(catalogue).input)({});
    const refused = 'errors' in checked ? Object.keys(checked.errors) : [];
    return catalogueFields[catalogue].filter(({ field }) => refused.includes(field));
  }

  /** A text that is another one after any change of what a plan follows from. */
  async states(catalogue: ImportCatalogue): Promise<string> {
    const named = catalogueFields[catalogue].flatMap(({ reference }) => reference?.catalogue ?? []);
    const states: string[] = [];
    for (const name of [catalogue, ...named]) states.push(await this.catalogues.bulk(name).state());
    return states.join();
  }
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
