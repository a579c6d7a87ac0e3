import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { Catalogues } from '../../../catalogue/catalogues.service.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { catalogueFields } from '../../../catalogue/catalogue-fields.js';
import { importTexts } from '../import.texts.js';
import type { ImportView, UndoPreviewView } from '../imports.dto.js';
import { importView } from '../imports.views.js';
import type { Import } from '../storing/import.entity.js';
import { ImportsRepository } from '../storing/imports.repository.js';
import { undoPlan, type UndoPlan } from './undo-plan.js';

/** Entries that stay and are named; their number is that of all. */
const MOST_NAMED = 500;

/** Takes back what an import did, where nothing has changed or used it since. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly db: Database,
    private readonly catalogues: Catalogues,
    private readonly imports: ImportsRepository,
  ) {}

  /** What undoing the import would do, and what would stay. @throws NotFound */
  async preview(id: number): Promise<UndoPreviewView> {
    const plan = await this.plan(await this.get(id));
    const stays = plan.stays.slice(0, MOST_NAMED);
    return {
      digest: digestOf(id, plan),
      removed_count: plan.removed.length,
      put_back_count: plan.putBack.length,
      stays_count: plan.stays.length,
      stays: stays.map(({ row, reason }) => ({ row: row.file_row, name: row.name, reason })),
    };
  }

  /** Undoes what the preview showed, in one transaction. @throws NotFound, Conflict where it would be something else */
  async run(actor: Actor, id: number, digest: string): Promise<ImportView> {
    return this.db.write(async () => {
      await this.imports.lock(id);
      const made = await this.get(id);
      const bulk = this.catalogues.bulk(made.catalogue);
      await bulk.locked((await this.imports.rows(id)).map(({ entry_id }) => entry_id));
      const plan = await this.plan(made);
      if (digestOf(id, plan) !== digest) throw new Conflict(importTexts.stale);
      await bulk.store({
        created: [],
        changed: plan.putBack.map(({ entry }) => entry),
        removed: plan.removed.map(({ entry_id }) => entry_id),
      });
      const rows = [...plan.removed, ...plan.putBack.map(({ row }) => row)];
      const by = { name: actor.name, at: new Date().toISOString() };
      return importView(
        await this.imports.markUndone(
          made,
          rows.map((row) => row.id),
          by,
        ),
      );
    });
  }

  private async get(id: number): Promise<Import> {
    const made = await this.imports.find(id);
    if (!made) throw new NotFound(messages.http.notFound);
    return made;
  }

  private async plan({ id, catalogue }: Import): Promise<UndoPlan> {
    const bulk = this.catalogues.bulk(catalogue);
    const rows = await this.imports.rows(id);
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

function digestOf(id: number, { removed, putBack, stays }: UndoPlan): string {
  const parts = [
    id,
    removed.map((row) => row.id),
    putBack.map(({ row, entry }) => [row.id, entry.version]),
    stays.map(({ row, reason }) => [row.id, reason]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
