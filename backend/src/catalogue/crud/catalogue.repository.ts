import {
  type EntityMetadata,
  QueryFailedError,
  type DeepPartial,
  type EntityTarget,
  type SelectQueryBuilder,
} from 'typeorm';
import { chunksOf } from '../../platform/chunks.js';
import type { Database } from '../../platform/database/database.js';
import { placesFor } from '../../platform/database/naming.js';
import { pageOf, rowsInOrder, sortedIds } from '../../platform/database/sorted-ids.js';
import { narrowToName, narrowToText } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import type { ChangedEntries } from '../changed-entries.js';
import type { CatalogueShape } from './catalogue.js';

/**
 * The columns of all tables that name an entry of this one, whether or not a key of the database watches them; but those of rows that
 * are deleted with it, which keep no entry.
 */
const columnsNaming = (entity: EntityMetadata) =>
  entity.dataSource.entityMetadatas.flatMap(({ foreignKeys, manyToOneRelations }) => {
    const watched = foreignKeys.filter((key) => key.referencedEntityMetadata === entity);
    const unwatched = manyToOneRelations.filter(
      (relation) => relation.inverseEntityMetadata === entity && !relation.createForeignKeyConstraints,
    );
    const keeping = watched.filter(({ onDelete }) => onDelete !== 'CASCADE');
    return [
      ...keeping.flatMap(({ columns }) => columns),
      ...unwatched.flatMap(({ joinColumns }) => joinColumns),
    ];
  });

/** How many rows of a table name an entry. */
export interface Usage {
  table: string;
  count: number;
}

/** Ids of one statement. */
const CHUNK = 200;

/** Who names which of the entries, found from the schema's references: a new table can't be forgotten. */
export async function findUsages(entity: EntityMetadata, { manager }: Database, ids: readonly number[]) {
  const found = new Map<number, Usage[]>();
  for (const { entityMetadata, databaseName: column } of columnsNaming(entity)) {
    const table = entityMetadata.tableName;
    for (const some of chunksOf(ids, CHUNK)) {
      const rows = await manager.query<{ id: number; count: number | string }[]>(
        `SELECT ${column} AS id, COUNT(*) AS count FROM ${table} WHERE ${column} IN (${placesFor(some)}) GROUP BY ${column}`,
        some,
      );
      for (const { id, count } of rows)
        found.set(id, [...(found.get(id) ?? []), { table, count: Number(count) }]);
    }
  }
  return found;
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
    const ids = await this.sortedIds(query);
    const entries = await rowsInOrder(pageOf(ids, query.range), (some) =>
      this.withJoined().where('row.id IN (:...some)', { some }).getMany(),
    );
    return { items: entries, total: ids.length };
  }

  /** The entry with what it names, or null. */
  async find(id: number): Promise<E | null> {
    return this.withJoined().where('row.id = :id', { id }).getOne();
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

  /** Who names the entry. */
  async usages(id: number): Promise<Usage[]> {
    return (await findUsages(this.metadata, this.db, [id])).get(id) ?? [];
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

  /** Entries (`row`) with the relations that every answer carries. */
  private withJoined(): SelectQueryBuilder<E> {
    const select = this.db.manager.createQueryBuilder(this.entity, 'row');
    for (const relation of this.shape.joined ?? []) select.leftJoinAndSelect(`row.${relation}`, relation);
    return select;
  }

  /** All that match, in order. */
  private async sortedIds({ filter, sort }: ListQuery): Promise<number[]> {
    const { field, order } = sort ?? { field: this.shape.sortedBy, order: 'ASC' as const };
    const column = this.column(field);
    const select = this.withJoined();
    this.applyFilter(select, filter);
    return sortedIds(select, { id: 'row.id', column, order, text: this.isText(field), ties: order });
  }

  private applyFilter(
    select: SelectQueryBuilder<E>,
    { q, same_name, ...columns }: ListQuery['filter'],
  ): void {
    if (typeof q === 'string') {
      const { searched, searchedNumbers = [] } = this.shape;
      const texts = searched.map((name) => this.column(name));
      const numbers = searchedNumbers.map((name) => this.column(name));
      narrowToText(select, { texts, numbers }, q);
    }
    if (typeof same_name === 'string') {
      narrowToName(select, this.column(this.shape.sortedBy), same_name);
    }
    for (const [name, value] of Object.entries(columns)) this.applyColumn(select, name, value);
  }

  private applyColumn(select: SelectQueryBuilder<E>, name: string, value: unknown): void {
    const values = (Array.isArray(value) ? value : [value]) as unknown[];
    const plain = values.every((one) => ['string', 'number', 'boolean'].includes(typeof one));
    if (!plain) throw new Malformed(messages.http.listQuery);
    if (values.length === 0) select.andWhere('1 = 0');
    else
      select.andWhere(`${this.column(name)} IN (:...${name.replace('.', '_')})`, {
        [name.replace('.', '_')]: values,
      });
  }

  private isText(name: string): boolean {
    const column = this.metadata.findColumnWithPropertyName(name);
    return column === undefined || column.type === 'varchar' || column.type === 'text';
  }

  /** `name` → `row.name`, `material.name` stays; anything that is no column of these is refused. */
  private column(name: string): string {
    const [relation = '', column] = name.split('.', 2);
    if (column === undefined) {
      if (this.metadata.findColumnWithPropertyName(name)) return `row.${name}`;
    } else if (this.shape.joined?.includes(relation)) {
      const joined = this.metadata.findRelationWithPropertyPath(relation)?.inverseEntityMetadata;
      if (joined?.findColumnWithPropertyName(column)) return name;
    }
    throw new Malformed(messages.http.listQuery);
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
