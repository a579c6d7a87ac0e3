import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { ChangedEntries } from '../../../catalogue/changed-entries.js';
import { Database } from '../../../platform/database/database.js';
import { plainRows, type RowOf } from '../../../platform/database/plain-rows.js';
import { paths } from '../../../files/file-paths.js';
import { insertRows } from '../../../platform/database/bulk-rows.js';
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

/** Paths of the small pictures of a kit's parts, by their position. */
export type KitPictures = Map<number, string>;

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

  /** Paths of the parts' small pictures, by the kit's id and the part's position. @param kit_id undefined: of all kits */
  async pictures(kit_id?: number): Promise<Map<number, KitPictures>> {
    const rows = await this.db.manager.find(KitPartRow, {
      select: { kit_id: true, position: true },
      relations: { content_file: true },
      where: { ...(kit_id !== undefined && { kit_id }), content_file_id: Not(IsNull()) },
      order: { kit_id: 'ASC', position: 'ASC' },
    });
    const pictures = new Map<number, KitPictures>();
    for (const row of rows) {
      const { thumbnail } = paths(row.content_file);
      const ofKit = pictures.get(row.kit_id) ?? new Map<number, string>();
      if (thumbnail !== null) pictures.set(row.kit_id, ofKit.set(row.position, thumbnail));
    }
    return pictures;
  }

  async find(id: number): Promise<LoadedKit | null> {
    const [kit] = await this.findAll([id]);
    return kit ?? null;
  }

  /** Several of them in this order, without those that are gone. */
  async findAll(ids: readonly number[]): Promise<LoadedKit[]> {
    const kits = await this.db.manager.findBy(Kit, { id: In([...ids]) });
    const parts = await this.partsOf(ids);
    return ids.flatMap((id) => {
      const kit = kits.find((each) => each.id === id);
      return kit ? [Object.assign(kit, { parts: parts.get(id) ?? [] })] : [];
    });
  }

  /** The parts of these kits, by the kit's id, in their order. */
  private async partsOf(ids: readonly number[]): Promise<Map<number, KitPart[]>> {
    const rows = await this.db.manager.find(KitPartRow, {
      where: { kit_id: In([...ids]) },
      order: { kit_id: 'ASC', position: 'ASC' },
    });
    const parts = new Map<number, KitPart[]>(ids.map((id) => [id, []]));
    for (const { kit_id, entered, content_file_id, secondary_file_id, cut_choice } of rows) {
      parts.get(kit_id)?.push({ ...entered, drawing: { content_file_id, secondary_file_id, cut_choice } });
    }
    return parts;
  }

  /** The kit, kept from other changes until the transaction ends. */
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
