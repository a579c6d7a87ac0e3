import { createHash } from 'node:crypto';
import { present } from '../../platform/present.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Catalogues } from '../../catalogue/catalogues.service.js';
import type { Upload } from '../../files/upload.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, Invalid, orNotFound } from '../../platform/errors/app-errors.js';
import { catalogueFields } from '../../catalogue/catalogue-fields.js';
import { keysOf, type ImportCatalogue } from './import-catalogues.js';
import { importTexts } from './import.texts.js';
import type {
  ImportDto,
  ImportPageView,
  ImportPreviewView,
  ImportView,
  PreviewImportDto,
  UndoPreviewView,
} from './imports.dto.js';
import { importView, previewView } from './imports.views.js';
import {
  type ImportChoice,
  type MadePlan,
  planImport,
  importKeyOf,
  statesOf,
} from './planning/import-planner.js';
import { importModes, type ImportPlan, type PlannedEntry } from './planning/plan.js';
import { type ImportedFile, readImportedFile } from './reading/imported-file.js';
import type { Import } from './import.entity.js';
import {
  type NewImport,
  type NewImportRow,
  pageImports,
  storeImport,
  lockImport,
  readImportRows,
  markUndone,
  findImport,
} from './imports.repository.js';
import { SheetThreads } from '../xlsx/sheet-threads.js';
import { undoPlan, type UndoPlan } from './undo-plan.js';

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
    private readonly threads: SheetThreads,
  ) {}

  /** Says what importing the file would do. @throws Invalid, UnsupportedType */
  async preview(
    catalogue: ImportCatalogue,
    upload: Upload,
    sent: PreviewImportDto,
  ): Promise<ImportPreviewView> {
    const { file, choice } = await this.read(catalogue, upload, sent);
    const made = file.problem === null ? await planImport(this.catalogues, catalogue, file, choice) : null;
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
      const made = await planImport(this.catalogues, catalogue, file, choice);
      if (made.digest !== sent.digest) throw new Conflict(importTexts.stale);
      refuse(made.plan);
      const record = recordOf(actor, catalogue, file, choice, made.plan);
      const stored = await this.db.write(() => this.store(catalogue, made, record));
      if (stored) return importView(stored);
    }
    throw new Conflict(importTexts.stale);
  }

  /** Lists the imports into the catalogue, the newest first. */
  async list(catalogue: ImportCatalogue, page: number): Promise<ImportPageView> {
    const [imports, total] = await pageImports(this.db, catalogue, page, PAGE);
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
    const choice = {
      key: importKeyOf(catalogue, sent.key),
      mode: sent.mode ?? importModes[0],
    };
    const layout = {
      sheet: sent.sheet ?? null,
      headingRow: sent.heading_row ?? null,
      columns: sent.columns?.split(',') ?? null,
    };
    return {
      file: await readImportedFile(
        this.threads,
        upload,
        catalogueFields[catalogue],
        { key: choice.key, keys: keysOf(catalogue) },
        layout,
      ),
      choice,
    };
  }

  /** Stores the plan, or nothing where what it follows from has changed since. */
  private async store(
    catalogue: ImportCatalogue,
    { plan, states }: MadePlan,
    record: NewImport,
  ): Promise<Import | null> {
    const bulk = this.catalogues.bulk(catalogue);
    await bulk.locked(plan.updated.flatMap(({ stored }) => stored?.id ?? []));
    if ((await statesOf(this.catalogues, catalogue)) !== states) return null;
    const changed = plan.updated.map(({ stored, body }) => {
      const { id, version } = present(stored, 'entry that a row changes');
      return { ...body, id, version: version + 1 };
    });
    const created = plan.created.map(({ body }) => ({ ...body, version: 1 }));
    const ids = await bulk.store({ created, changed, removed: [] });
    const rows = [
      ...plan.created.map((entry, index) => rowOf(entry, present(ids[index], 'id of a created entry'))),
      ...plan.updated.map((entry) => rowOf(entry, present(entry.stored, 'entry that a row changes').id)),
    ];
    return storeImport(this.db, record, rows);
  }

  /** Says what undoing the import would do, and which entries would stay. @throws NotFound */
  async previewUndo(id: number): Promise<UndoPreviewView> {
    const plan = await this.planUndo(await this.findExisting(id));
    const stays = plan.stays.slice(0, MOST_NAMED);
    return {
      digest: undoDigest(id, plan),
      removed_count: plan.removed.length,
      put_back_count: plan.putBack.length,
      stays_count: plan.stays.length,
      stays: stays.map(({ row, reason }) => ({ row: row.file_row, name: row.name, reason })),
    };
  }

  /** Undoes what the preview showed, in one transaction. @throws NotFound, Conflict where it would be something else */
  async undo(actor: Actor, id: number, digest: string): Promise<ImportView> {
    return this.db.write(async () => {
      await lockImport(this.db, id);
      const made = await this.findExisting(id);
      const bulk = this.catalogues.bulk(made.catalogue);
      await bulk.locked((await readImportRows(this.db, id)).map(({ entry_id }) => entry_id));
      const plan = await this.planUndo(made);
      if (undoDigest(id, plan) !== digest) throw new Conflict(importTexts.stale);
      await bulk.store({
        created: [],
        changed: plan.putBack.map(({ entry }) => entry),
        removed: plan.removed.map(({ entry_id }) => entry_id),
      });
      const rows = [...plan.removed, ...plan.putBack.map(({ row }) => row)];
      const by = { name: actor.name, at: new Date().toISOString() };
      return importView(
        await markUndone(
          this.db,
          made,
          rows.map((row) => row.id),
          by,
        ),
      );
    });
  }

  private async findExisting(id: number): Promise<Import> {
    return orNotFound(await findImport(this.db, id));
  }

  private async planUndo({ id, catalogue }: Import): Promise<UndoPlan> {
    const bulk = this.catalogues.bulk(catalogue);
    const rows = await readImportRows(this.db, id);
    const created = rows.filter(({ before_values }) => before_values === null);
    const entries = await bulk.all();
    const references = new Map<string, ReadonlySet<unknown>>();
    for (const { field, reference } of catalogueFields[catalogue]) {
      if (!reference) continue;
      const named = await this.catalogues.bulk(reference.catalogue).all();
      references.set(field, new Set(named.map((entry) => entry.id)));
    }
    return undoPlan({
      rows,
      entries: new Map(entries.map((entry) => [entry.id, entry])),
      inUse: await bulk.inUse(created.map(({ entry_id }) => entry_id)),
      references,
    });
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
    entry_version: stored === null ? 1 : stored.version + 1,
    name,
    before_values: stored && values('before'),
    after_values: values('after'),
  };
}

/** Entries that stay and are named; their number is that of all. */
const MOST_NAMED = 500;

function undoDigest(id: number, { removed, putBack, stays }: UndoPlan): string {
  const parts = [
    id,
    removed.map((row) => row.id),
    putBack.map(({ row, entry }) => [row.id, entry.version]),
    stays.map(({ row, reason }) => [row.id, reason]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
