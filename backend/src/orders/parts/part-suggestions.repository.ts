import { Injectable } from '@nestjs/common';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import type { KeptReading } from '../reading-feedback/reading-feedback.service.js';

type ReadDrawing = KeptReading & Pick<StoredFile, 'id' | 'preview_key' | 'recognition'>;
type Named = Pick<Sheet, 'id' | 'name'>;
type Listed = Pick<Material, 'id' | 'name' | 'ncm_id'>;

/** What a drawing says, and what of the catalogue it may mean. */
@Injectable()
export class PartSuggestionsRepository {
  constructor(private readonly db: Database) {}

  /** What was read from a drawing; null where there is none. */
  async drawingOf(fileId: number | null): Promise<ReadDrawing | null> {
    if (fileId === null) return null;
    const [file] = await plainRows(this.db.manager, StoredFile, {
      condition: 'WHERE id = ?',
      values: [fileId],
      columns: ['id', 'preview_key', 'reading', 'recognition', 'title_block', 'block_texts', 'date_patterns'],
    });
    return file ?? null;
  }

  /** All materials, the oldest first. */
  async materials(): Promise<Listed[]> {
    const select = { id: true, name: true, ncm_id: true };
    return this.db.manager.find(Material, { select, order: { id: 'ASC' } });
  }

  /** The first sheet of this material and thickness (mm), or null. Its format does not enter the price. */
  async sheet(materialId: number, thickness: number): Promise<Named | null> {
    return this.db.manager.findOne(Sheet, {
      select: { id: true, name: true },
      where: { material_id: materialId, thickness },
      order: { id: 'ASC' },
    });
  }
}
