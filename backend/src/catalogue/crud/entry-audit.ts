import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import { chunksOf } from '../../platform/chunks.js';
import { placesFor } from '../../platform/database/naming.js';
import type { AuditKind } from '../../audit/audit-entry.entity.js';
import type { AuditedChange, AuditedRecord, AuditLog } from '../../audit/audit-log.service.js';
import type { Database } from '../../platform/database/database.js';

/** An entry as a row, as an entity, or as it is stored by an import. */
type Entry = object & { id: number };

/** The recorded fields of a catalogue, and the one that names its entries. */
interface Audited {
  resource: AuditKind;
  entity: Type<object>;
  sortedBy: string;
  unrecorded?: readonly string[];
}

const valueOf = (entry: object, field: string): unknown => (entry as Record<string, unknown>)[field];

/** Ids of one statement. */
const CHUNK = 200;

/** Records changes of one catalogue's entries in the history of administration, inside of the transaction that makes them. */
export class EntryAudit {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
    private readonly catalogue: Audited,
  ) {}

  /** New entries. What they begin with is what a later change shows as its former values. */
  async created(entries: readonly Entry[]): Promise<void> {
    await this.audit.recordAll(entries.map((entry) => ({ record: this.recordOf(entry), action: 'created' })));
  }

  /** Entries that are gone, as they were. */
  async removed(entries: readonly Entry[]): Promise<void> {
    await this.audit.recordAll(entries.map((entry) => ({ record: this.recordOf(entry), action: 'deleted' })));
  }

  /** Entries as they were, each with what it is or what it is given; one that is not among the former is left out. */
  async changed(before: readonly Entry[], after: readonly Entry[]): Promise<void> {
    const left = ['id', 'version', ...(this.catalogue.unrecorded ?? [])];
    const names = this.metadata.columns.map(({ propertyName }) => propertyName);
    const columns = names.filter((name) => !left.includes(name));
    const given = new Map(after.map((entry) => [entry.id, entry]));
    const events = before.map((entry) => {
      const changes = changesOf(columns, entry, given.get(entry.id) ?? entry);
      return { record: this.recordOf(entry), action: 'changed' as const, changes };
    });
    await this.nameReferences(events.flatMap(({ changes }) => changes));
    await this.audit.recordAll(events);
  }

  private recordOf(entry: Entry): AuditedRecord {
    const { resource, sortedBy } = this.catalogue;
    return { kind: resource, id: entry.id, name: String(valueOf(entry, sortedBy)) };
  }

  /** Replaces the ids of entries of other catalogues by what these are called now. */
  private async nameReferences(changes: readonly AuditedChange[]): Promise<void> {
    for (const { joinColumns, inverseEntityMetadata } of this.metadata.manyToOneRelations) {
      const field = joinColumns[0]?.propertyName;
      const those = changes.filter((change) => change.field === field);
      const ids = new Set(those.flatMap(({ before, after }) => [before, after]).filter(isId));
      const called = inverseEntityMetadata.findColumnWithPropertyName('name') ? 'name' : 'code';
      const names = await this.namesOf(inverseEntityMetadata.tableName, called, [...ids]);
      const nameOf = (id: unknown) => (isId(id) ? (names.get(id) ?? `nº ${String(id)}`) : null);
      for (const change of those) {
        Object.assign(change, { before: nameOf(change.before), after: nameOf(change.after) });
      }
    }
  }

  /** A table's entries by id, each as this column calls it. */
  private async namesOf(table: string, called: string, ids: readonly number[]): Promise<Map<number, string>> {
    const names = new Map<number, string>();
    for (const some of chunksOf(ids, CHUNK)) {
      const rows = await this.db.manager.query<{ id: number; called: string }[]>(
        `SELECT id, ${called} AS called FROM ${table} WHERE id IN (${placesFor(some)})`,
        some,
      );
      for (const row of rows) names.set(row.id, row.called);
    }
    return names;
  }

  private get metadata() {
    return this.db.manager.dataSource.getMetadata(this.catalogue.entity);
  }
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** The fields that differ among those that were given. */
function changesOf(columns: readonly string[], before: object, after: object): AuditedChange[] {
  return columns.flatMap((field) => {
    const change = { field, before: valueOf(before, field), after: valueOf(after, field) };
    return change.after === undefined || isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}
