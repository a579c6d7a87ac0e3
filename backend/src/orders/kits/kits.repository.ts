import { Injectable } from '@nestjs/common';
import { ChangedEntries } from '../../catalogue/changed-entries.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import type { KitDrawing, KitPart } from './domain/kit-contents.js';
import { Kit } from './kit.entity.js';
import { KitPartRow } from './kit-part.entity.js';

/** A kit with its parts in their order. */
export interface LoadedKit extends Kit {
  parts: KitPart[];
}

/** The file rows of these drawings. */
export const filesOf = (drawings: readonly KitDrawing[]): number[] => [
  ...new Set(
    drawings
      .flatMap(({ content_file_id, secondary_file_id }) => [content_file_id, secondary_file_id])
      .filter((id) => id !== null),
  ),
];

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

  async find(id: number): Promise<LoadedKit | null> {
    const kit = await this.db.manager.findOneBy(Kit, { id });
    if (!kit) return null;
    const rows = await this.db.manager.find(KitPartRow, {
      where: { kit_id: id },
      order: { position: 'ASC' },
    });
    const parts = rows.map(({ entered, content_file_id, secondary_file_id, cut_choice }) => ({
      ...entered,
      drawing: { content_file_id, secondary_file_id, cut_choice },
    }));
    return Object.assign(kit, { parts });
  }

  /** The same, kept from other changes until the transaction ends. */
  async lock(id: number): Promise<LoadedKit | null> {
    await this.db.lock(Kit, id);
    return this.find(id);
  }

  /** @returns the new kit's id */
  async insert({ parts, ...kit }: Omit<LoadedKit, 'id'>): Promise<number> {
    const { id } = await this.db.manager.save(this.db.manager.create(Kit, kit));
    const rows = parts.map(({ drawing, ...entered }, index) => ({
      kit_id: id,
      position: index + 1,
      entered,
      ...drawing,
    }));
    if (rows.length > 0) await insertRows(this.db.manager, KitPartRow, rows);
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
