import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Catalogues } from '../../catalogue/catalogues.service.js';
import type { Upload } from '../../files/upload.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, Invalid } from '../../platform/errors/app-errors.js';
import { catalogueFields } from '../../catalogue/catalogue-fields.js';
import { keysOf, type ImportCatalogue } from './import-catalogues.js';
import { importTexts } from './import.texts.js';
import type {
  ImportDto,
  ImportPageView,
  ImportPreviewView,
  ImportView,
  PreviewImportDto,
} from './imports.dto.js';
import { importView, previewView } from './imports.views.js';
import { ImportPlanner, type ImportChoice, type MadePlan } from './planning/import-planner.service.js';
import { importModes, type ImportPlan, type PlannedEntry } from './planning/plan.js';
import { ImportedFiles, type ImportedFile } from './reading/imported-file.service.js';
import type { Import } from './storing/import.entity.js';
import { ImportsRepository, type NewImport, type NewImportRow } from './storing/imports.repository.js';

/** Imports on a page of the list. */
const PAGE = 20;

/** Plans that are made anew because something changed while they were stored. */
const MOST_TRIES = 3;

/** From a file to changed entries: shown first, then stored as it was shown, all or nothing. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Database,
    private readonly catalogues: Catalogues,
    private readonly files: ImportedFiles,
    private readonly planner: ImportPlanner,
    private readonly imports: ImportsRepository,
  ) {}

  /** What importing the file would do. @throws Invalid, UnsupportedType */
  async preview(
    catalogue: ImportCatalogue,
    upload: Upload,
    sent: PreviewImportDto,
  ): Promise<ImportPreviewView> {
    const { file, choice } = await this.read(catalogue, upload, sent);
    const made = file.problem === null ? await this.planner.plan(catalogue, file, choice) : null;
    return previewView(file, catalogueFields[catalogue], made);
  }

  /**
   * Imports the file in one transaction.
   * @throws Conflict where it would do something else than was shown, Invalid where rows are wrong or nothing changes
   */
  async run(actor: Actor, catalogue: ImportCatalogue, upload: Upload, sent: ImportDto): Promise<ImportView> {
    const { file, choice } = await this.read(catalogue, upload, sent);
    if (file.problem !== null) throw new Invalid(file.problem);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const made = await this.planner.plan(catalogue, file, choice);
      if (made.digest !== sent.digest) throw new Conflict(importTexts.stale);
      refuse(made.plan);
      const record = recordOf(actor, catalogue, file, choice, made.plan);
      const stored = await this.db.write(() => this.store(catalogue, made, record));
      if (stored) return importView(stored);
    }
    throw new Conflict(importTexts.stale);
  }

  /** What was imported into the catalogue, the newest first. */
  async list(catalogue: ImportCatalogue, page: number): Promise<ImportPageView> {
    const [imports, total] = await this.imports.page(catalogue, page, PAGE);
    const keys = keysOf(catalogue).map(({ field, heading }) => ({ field, heading }));
    return {
      keys,
      data: imports.map(importView),
      page,
      last_page: Math.max(1, Math.ceil(total / PAGE)),
      total,
    };
  }

  private async read(
    catalogue: ImportCatalogue,
    upload: Upload,
    sent: PreviewImportDto,
  ): Promise<{ file: ImportedFile; choice: ImportChoice }> {
    const choice = { key: this.planner.keyOf(catalogue, sent.key), mode: sent.mode ?? importModes[0] };
    const layout = {
      sheet: sent.sheet ?? null,
      headingRow: sent.heading_row ?? null,
      columns: sent.columns?.split(',') ?? null,
    };
    return { file: await this.files.read(upload, catalogueFields[catalogue], choice.key, layout), choice };
  }

  /** Stores the plan, or nothing where what it follows from has changed since. */
  private async store(
    catalogue: ImportCatalogue,
    { plan, states }: MadePlan,
    record: NewImport,
  ): Promise<Import | null> {
    const bulk = this.catalogues.bulk(catalogue);
    await bulk.locked(plan.updated.flatMap(({ stored }) => stored?.id ?? []));
    if ((await this.planner.states(catalogue)) !== states) return null;
    const changed = plan.updated.map(({ stored, body }) => ({
      ...body,
      id: stored?.id ?? 0,
      version: (stored?.version ?? 0) + 1,
    }));
    const created = plan.created.map(({ body }) => ({ ...body, version: 1 }));
    const ids = await bulk.store({ created, changed, removed: [] });
    const rows = [
      ...plan.created.map((entry, index) => rowOf(entry, ids[index] ?? 0)),
      ...plan.updated.map((entry) => rowOf(entry, entry.stored?.id ?? 0)),
    ];
    return this.imports.store(record, rows);
  }
}

/** @throws Invalid where the plan can't be stored */
function refuse({ refused, created, updated }: ImportPlan): void {
  if (refused.length > 0) throw new Invalid(importTexts.refused(refused.length));
  if (created.length + updated.length === 0) throw new Invalid(importTexts.nothing);
}

const recordOf = (
  actor: Actor,
  catalogue: ImportCatalogue,
  { name }: ImportedFile,
  { key }: ImportChoice,
  plan: ImportPlan,
): NewImport => ({
  catalogue,
  file_name: name.slice(0, 255),
  key_field: key.field,
  user_id: actor.id,
  user_name: actor.name,
  created_at: new Date().toISOString(),
  created_count: plan.created.length,
  updated_count: plan.updated.length,
  unchanged_count: plan.unchanged,
  left_out_count: plan.leftOut,
});

function rowOf({ row, stored, name, changes }: PlannedEntry, id: number): NewImportRow {
  const values = (which: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field.field, change[which]]));
  return {
    file_row: row,
    entry_id: id,
    entry_version: (stored?.version ?? 0) + 1,
    name,
    before_values: stored && values('before'),
    after_values: values('after'),
  };
}
