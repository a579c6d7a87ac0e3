import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from '../../platform/database/database.js';

/** Ids of one statement. */
const CHUNK = 200;

/** A catalogue's columns, and what the entries are called that they name. */
export class NamedEntries {
  constructor(
    private readonly db: Database,
    private readonly entity: EntityTarget<ObjectLiteral>,
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
