import {
  type EntityMetadata,
  QueryFailedError,
  type DeepPartial,
  type EntityTarget,
  type ObjectLiteral,
} from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import type { ChangedEntries } from '../changed-entries.js';
import { CatalogueList, withJoined, type CatalogueShape } from './catalogue-list.repository.js';

/**
 * The columns of all tables that name an entry of this one, whether or not a key of the database watches them; but those of rows that
 * are deleted with it, which keep no entry.
 */
export const relationsTo = (entity: EntityMetadata) =>
  entity.dataSource.entityMetadatas
    .flatMap(({ manyToOneRelations }) => manyToOneRelations)
    .filter(
      ({ inverseEntityMetadata, onDelete }) => inverseEntityMetadata === entity && onDelete !== 'CASCADE',
    );

/** How many rows of a table name an entry. */
export interface Usage {
  table: string;
  count: number;
}

/** Reads and writes one catalogue's table; what catalogues share, once. */
export class CatalogueRepository<E extends { id: number }> {
  constructor(
    private readonly db: Database,
    private readonly entity: EntityTarget<E>,
    private readonly shape: CatalogueShape,
    private readonly changed: ChangedEntries,
  ) {}

  /** A page of the list, or all of it. @throws Malformed when an unknown column is sorted or filtered by */
  async list(query: ListQuery): Promise<Page<E>> {
    return new CatalogueList(this.db, this.entity, this.shape).page(query);
  }

  /** The entry with what it names, or null. */
  async find(id: number): Promise<E | null> {
    return withJoined(this.db.manager, this.entity, this.shape).where('row.id = :id', { id }).getOne();
  }

  /** Holds the entry for the rest of the transaction. */
  async lock(id: number): Promise<void> {
    await this.db.lock(this.entity, id);
  }

  /** Stores a new or a changed entry. @returns its id */
  async save(entry: object): Promise<number> {
    const { manager } = this.db;
    const saved = await manager.save(manager.create(this.entity, entry as DeepPartial<E>));
    this.changed.announce(this.metadata.tableName, [saved.id]);
    return saved.id;
  }

  /** Deletes the entry. @returns false when something that names it appeared meanwhile */
  async remove(id: number): Promise<boolean> {
    try {
      await this.db.manager.delete(this.entity, id);
      this.changed.announce(this.metadata.tableName, [id]);
      return true;
    } catch (error) {
      if (isStillNamed(error)) return false;
      throw error;
    }
  }

  /** Who names the entry, found from the schema's relations: a new table can't be forgotten. */
  async usages(id: number): Promise<Usage[]> {
    const { manager } = this.db;
    const counts = relationsTo(this.metadata).map(async ({ entityMetadata, joinColumns }) => ({
      table: entityMetadata.tableName,
      count: await manager.countBy<ObjectLiteral>(entityMetadata.target, {
        [joinColumns[0]?.propertyName ?? '']: id,
      }),
    }));
    return (await Promise.all(counts)).filter(({ count }) => count > 0);
  }

  /** Names of the fields whose id names nothing. */
  async brokenReferences(entry: object): Promise<string[]> {
    const broken: string[] = [];
    for (const { joinColumns, inverseEntityMetadata } of this.metadata.manyToOneRelations) {
      const field = joinColumns[0]?.propertyName ?? '';
      const id = (entry as Record<string, unknown>)[field];
      if (id === undefined || id === null) continue;
      if (!(await this.db.manager.existsBy(inverseEntityMetadata.target, { id }))) broken.push(field);
    }
    return broken;
  }

  /** Whether another entry has this one's code, whatever its case; not where codes need not be unique. */
  async isCodeTaken({ id = 0, code }: { id?: number; code?: string | null }): Promise<boolean> {
    const unique = this.metadata.indices.some(
      ({ isUnique, columns }) => isUnique && columns.length === 1 && columns[0]?.propertyName === 'code',
    );
    if (!unique || typeof code !== 'string') return false;
    const others = this.db.manager.createQueryBuilder(this.entity, 'row').where('row.id <> :id', { id });
    return others.andWhere('LOWER(row.code) = LOWER(:code)', { code }).getExists();
  }

  private get metadata(): EntityMetadata {
    return this.db.manager.dataSource.getMetadata(this.entity);
  }
}

const isStillNamed = (error: unknown): boolean => {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code === 'ER_ROW_IS_REFERENCED_2' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
};
