import type { EntityManager, EntityMetadata, EntityTarget, SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { compareNaturally } from '../../platform/database/natural-order.js';
import { containing } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';

/** What a repository needs to know of its catalogue. Columns are the entity's; `relation.column` reaches a joined one. */
export interface CatalogueShape {
  /** Columns that `q` searches. */
  searched: readonly string[];
  /** Columns of numbers written with marks (CNPJ, NCM) that `q` searches too: digits alone find them. */
  searchedNumbers?: readonly string[];
  /** Many-to-one relations that every answer carries. */
  joined?: readonly string[];
  /** Column that the list is sorted by when nothing else is asked for. */
  sortedBy: string;
}

/** Entries of one query: a statement of SQLite takes 32,766 parameters at most. */
const AT_ONCE = 1000;

/** Entries (`row`) with the relations that every answer carries. */
export function withJoined<E extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  { joined = [] }: CatalogueShape,
): SelectQueryBuilder<E> {
  const select = manager.createQueryBuilder(entity, 'row');
  for (const relation of joined) select.leftJoinAndSelect(`row.${relation}`, relation);
  return select;
}

/** Reads one catalogue's list: filtered by the database, and sorted by it unless it is a text that is sorted by. */
export class CatalogueList<E extends { id: number }> {
  constructor(
    private readonly db: Database,
    private readonly entity: EntityTarget<E>,
    private readonly shape: CatalogueShape,
  ) {}

  /** A page of the list, or all of it. @throws Malformed when an unknown column is sorted or filtered by */
  async page(query: ListQuery): Promise<Page<E>> {
    const ids = await this.sortedIds(query);
    const { first, last } = query.range ?? { first: 0, last: ids.length - 1 };
    const shown = ids.slice(first, last + 1);
    return { items: await this.entries(shown), total: ids.length };
  }

  /** The entries of these ids, in their order. */
  private async entries(ids: readonly number[]): Promise<E[]> {
    const byId = new Map<number, E>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const select = withJoined(this.db.manager, this.entity, this.shape);
      const entries = await select.where('row.id IN (:...some)', { some }).getMany();
      for (const entry of entries) byId.set(entry.id, entry);
    }
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** All that match, in order. Texts are put in their natural order here, since databases have none. */
  private async sortedIds({ filter, sort }: ListQuery): Promise<number[]> {
    const { field, order } = sort ?? { field: this.shape.sortedBy, order: 'ASC' as const };
    const column = this.column(field);
    const select = withJoined(this.db.manager, this.entity, this.shape)
      .select('row.id', 'id')
      .addSelect(column, 'sorted')
      .orderBy(column, order)
      .addOrderBy('row.id', order);
    this.applyFilter(select, filter);
    const rows = await select.getRawMany<{ id: number; sorted: unknown }>();
    if (this.isText(field)) {
      const sign = order === 'ASC' ? 1 : -1;
      const text = ({ sorted }: (typeof rows)[number]) => (typeof sorted === 'string' ? sorted : '');
      rows.sort((one, other) => sign * (compareNaturally(text(one), text(other)) || one.id - other.id));
    }
    return rows.map(({ id }) => id);
  }

  private applyFilter(select: SelectQueryBuilder<E>, { q, ...columns }: ListQuery['filter']): void {
    if (typeof q === 'string' && q.trim() !== '') {
      const { searched, searchedNumbers = [] } = this.shape;
      const texts = searched.map((name) => this.column(name));
      const numbers = searchedNumbers.map((name) => this.column(name));
      select.andWhere(containing(select, { texts, numbers }, q));
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
