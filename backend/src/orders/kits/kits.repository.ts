import { Injectable } from '@nestjs/common';
import { ChangedEntries } from '../../catalogue/changed-entries.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { Kit } from './kit.entity.js';

const LISTED = ['id', 'version', 'name', 'folder', 'parts_count', 'updated_at'] as const;

/** The table of kits. Changes belong inside `Database.write`. */
@Injectable()
export class KitsRepository {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedEntries,
  ) {}

  /** All kits without their contents, by name. */
  async list(): Promise<Pick<RowOf<Kit>, (typeof LISTED)[number]>[]> {
    const condition = 'ORDER BY name, id';
    return plainRows(this.db.manager, Kit, { condition, values: [], columns: LISTED });
  }

  async find(id: number): Promise<Kit | null> {
    return this.db.manager.findOneBy(Kit, { id });
  }

  /** The same, kept from other changes until the transaction ends. */
  async lock(id: number): Promise<Kit | null> {
    await this.db.lock(Kit, id);
    return this.find(id);
  }

  /** @returns the new kit's id */
  async insert(kit: Omit<Kit, 'id'>): Promise<number> {
    const { id } = await this.db.manager.save(this.db.manager.create(Kit, kit));
    this.changed.announce('kits', [id]);
    return id;
  }

  async update(
    id: number,
    fields: Partial<Pick<Kit, 'name' | 'folder' | 'version' | 'updated_at'>>,
  ): Promise<void> {
    await this.db.manager.update(Kit, { id }, fields);
    this.changed.announce('kits', [id]);
  }

  async delete(id: number): Promise<void> {
    await this.db.manager.delete(Kit, { id });
    this.changed.announce('kits', [id]);
  }
}
