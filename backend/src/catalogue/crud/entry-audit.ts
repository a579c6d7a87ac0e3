import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
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

/** A catalogue's columns, and the names of entries that they hold by their ids. */
class NamedEntries {
  constructor(
    private readonly db: Database,
    private readonly entity: Type<object>,
  ) {}

  /** The columns of an entry, without its id and version. */
  columns(): string[] {
    const names = this.metadata.columns.map(({ propertyName }) => propertyName);
    return names.filter((name) => name !== 'id' && name !== 'version');
  }

  /** Whether the column names an entry of another catalogue. */
  isReference(column: string): boolean {
    return this.referred(column) !== undefined;
  }

  /** Names of the entries that the column holds, by id; by their names, or by their codes where they have none. */
  async names(column: string, ids: readonly number[]): Promise<Map<number, string>> {
    const target = this.referred(column);
    const names = new Map<number, string>();
    if (!target) return names;
    const called = target.findColumnWithPropertyName('name') ? 'name' : 'code';
    for (let from = 0; from < ids.length; from += CHUNK) {
      const some = ids.slice(from, from + CHUNK);
      const rows = await this.db.manager.query<{ id: number; called: string }[]>(
        `SELECT id, ${called} AS called FROM ${target.tableName} WHERE id IN (${some.map(() => '?').join(', ')})`,
        some,
      );
      for (const row of rows) names.set(row.id, row.called);
    }
    return names;
  }

  private referred(column: string) {
    const relation = this.metadata.manyToOneRelations.find(
      ({ joinColumns }) => joinColumns[0]?.propertyName === column,
    );
    return relation?.inverseEntityMetadata;
  }

  private get metadata() {
    return this.db.manager.dataSource.getMetadata(this.entity);
  }
}

/** Records changes of one catalogue's entries in the history of administration, inside of the transaction that makes them. */
export class EntryAudit {
  private readonly named: NamedEntries;

  constructor(
    db: Database,
    private readonly audit: AuditLog,
    private readonly catalogue: Audited,
  ) {
    this.named = new NamedEntries(db, catalogue.entity);
  }

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
    const { unrecorded = [] } = this.catalogue;
    const columns = this.named.columns().filter((column) => !unrecorded.includes(column));
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
    const fields = new Set(
      changes.map(({ field }) => field).filter((field) => this.named.isReference(field)),
    );
    for (const field of fields) {
      const those = changes.filter((change) => change.field === field);
      const ids = new Set(those.flatMap(({ before, after }) => [before, after]).filter(isId));
      const names = await this.named.names(field, [...ids]);
      const nameOf = (id: unknown) => (isId(id) ? (names.get(id) ?? `nº ${String(id)}`) : null);
      for (const change of those) {
        Object.assign(change, { before: nameOf(change.before), after: nameOf(change.after) });
      }
    }
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
