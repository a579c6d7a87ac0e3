import { Injectable } from '@nestjs/common';
import { Customer } from '../catalogue/customers/customer.entity.js';
import { Material } from '../catalogue/materials/material.entity.js';
import { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';

/** What the tallies name by id. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly db: Database) {}

  /** Names by id, as texts; an entry that is gone has none. */
  async names(of: 'customer' | 'material', ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await plainRows(this.db.manager, of === 'customer' ? Customer : Material, {
      condition: `WHERE id IN (${ids.map(() => '?').join()})`,
      values: ids.map(Number),
      columns: ['id', 'name'],
    });
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  }
}
