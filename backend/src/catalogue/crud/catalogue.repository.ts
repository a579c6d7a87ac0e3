import {
  Brackets,
  QueryFailedError,
  type DeepPartial,
  type EntityMetadata,
  type EntityTarget,
  type SelectQueryBuilder,
} from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';

/** What a repository needs to know of its catalogue. Columns are the entity's; `relation.column` reaches a joined one. */
export interface CatalogueShape {
  /** Columns that `q` searches. */
  searched: readonly string[];
  /** Many-to-one relations that every answer carries. */
  joined?: readonly string[];
  /** Column that the list is sorted by when nothing else is asked for. */
  sortedBy: string;
}

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
  ) {}

  /** A page of the list, or all of it. @throws Malformed when an unknown column is sorted or filtered by */
  async list(query: ListQuery): Promise<Page<E>> {
    const select = this.query();
    this.applyFilter(select, query.filter);
    const { field, order } = query.sort ?? { field: this.shape.sortedBy, order: 'ASC' as const };
    select.orderBy(this.sortable(field), order).addOrderBy('row.id', order);
    if (!query.range) {
      const items = await select.getMany();
      return { items, total: items.length };
    }
    const { first, last } = query.range;
    const total = await select.getCount();
    return {
      items: await select
        .offset(first)
        .limit(last - first + 1)
        .getMany(),
      total,
    };
  }

  /** The entry with what it names, or null. */
  async find(id: number): Promise<E | null> {
    return this.query().where('row.id = :id', { id }).getOne();
  }

  /** Stores a new or a changed entry. @returns its id */
  async save(entry: object): Promise<number> {
    const { manager } = this.db;
    const saved = await manager.save(manager.create(this.entity, entry as DeepPartial<E>));
    return saved.id;
  }

  /** Deletes the entry. @returns false when something that names it appeared meanwhile */
  async remove(id: number): Promise<boolean> {
    try {
      await this.db.manager.delete(this.entity, id);
      return true;
    } catch (error) {
      if (isStillNamed(error)) return false;
      throw error;
    }
  }

  /** Who names the entry, found from the schema's foreign keys: a new table can't be forgotten. */
  async usages(id: number): Promise<Usage[]> {
    const { manager } = this.db;
    const keys = manager.dataSource.entityMetadatas
      .flatMap((metadata) => metadata.foreignKeys)
      .filter((key) => key.referencedEntityMetadata === this.metadata);
    const counts = keys.map(async ({ entityMetadata, columns }) => ({
      table: entityMetadata.tableName,
      count: await manager.countBy(entityMetadata.target, { [columns[0]?.propertyName ?? '']: id }),
    }));
    return (await Promise.all(counts)).filter(({ count }) => count > 0);
  }

  /** Names of the fields whose id names nothing. */
  async brokenReferences(entry: object): Promise<string[]> {
    const broken: string[] = [];
    for (const { columns, referencedEntityMetadata } of this.metadata.foreignKeys) {
      const field = columns[0]?.propertyName ?? '';
      const id = (entry as Record<string, unknown>)[field];
      if (id === undefined || id === null) continue;
      if (!(await this.db.manager.existsBy(referencedEntityMetadata.target, { id }))) broken.push(field);
    }
    return broken;
  }

  private get metadata(): EntityMetadata {
    return this.db.manager.dataSource.getMetadata(this.entity);
  }

  private query(): SelectQueryBuilder<E> {
    const select = this.db.manager.createQueryBuilder(this.entity, 'row');
    for (const relation of this.shape.joined ?? []) select.leftJoinAndSelect(`row.${relation}`, relation);
    return select;
  }

  private applyFilter(select: SelectQueryBuilder<E>, { q, ...columns }: ListQuery['filter']): void {
    if (typeof q === 'string' && q.trim() !== '') {
      const text = `%${q.trim().replace(/[!%_]/g, '!$&')}%`;
      select.andWhere(
        new Brackets((either) => {
          for (const column of this.shape.searched) {
            either.orWhere(`${this.column(column)} LIKE :text ESCAPE '!'`, { text });
          }
        }),
      );
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

  /** Texts are sorted without regard to case on both databases; SQLite alone would put "alfa" behind "Gama". */
  private sortable(name: string): string {
    const column = this.column(name);
    const own = this.metadata.findColumnWithPropertyName(name);
    return own && own.type !== 'varchar' ? column : `LOWER(${column})`;
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
}

const isStillNamed = (error: unknown): boolean => {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code === 'ER_ROW_IS_REFERENCED_2' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
};
