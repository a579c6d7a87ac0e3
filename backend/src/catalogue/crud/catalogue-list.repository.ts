import type { EntityManager, EntityMetadata, EntityTarget, SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { pageOf, rowsInOrder, sortedIds } from '../../platform/database/sorted-ids.js';
import { narrowToName, narrowToText } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';

/** Settings of a catalogue's repository. Columns are the entity's; `relation.column` reaches a joined one. */
export interface CatalogueShape {
  /** Columns that `q` searches. */
  searched: readonly string[];
  /** Columns of numbers written with marks (CNPJ, NCM) that `q` searches too: found by their beginning. */
  searchedNumbers?: readonly string[];
  /** Many-to-one relations that every answer carries. */
  joined?: readonly string[];
  /** Column that names an entry, and that the list is sorted by when nothing else is asked for. */
  sortedBy: string;
}

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

/** Reads one catalogue's list. */
export class CatalogueList<E extends { id: number }> {
  constructor(
    private readonly db: Database,
    private readonly entity: EntityTarget<E>,
    private readonly shape: CatalogueShape,
  ) {}

  /** A page of the list, or all of it. @throws Malformed when an unknown column is sorted or filtered by */
  async page(query: ListQuery): Promise<Page<E>> {
    const ids = await this.sortedIds(query);
    const entries = await rowsInOrder(pageOf(ids, query.range), (some) =>
      withJoined(this.db.manager, this.entity, this.shape).where('row.id IN (:...some)', { some }).getMany(),
    );
    return { items: entries, total: ids.length };
  }

  /** All that match, in order. */
  private async sortedIds({ filter, sort }: ListQuery): Promise<number[]> {
    const { field, order } = sort ?? { field: this.shape.sortedBy, order: 'ASC' as const };
    const column = this.column(field);
    const select = withJoined(this.db.manager, this.entity, this.shape);
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
