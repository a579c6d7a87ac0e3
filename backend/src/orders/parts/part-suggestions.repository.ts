import { Injectable } from '@nestjs/common';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { Database } from '../../platform/database/database.js';

type Named = Pick<Sheet, 'id' | 'name'>;
type Listed = Pick<Material, 'id' | 'name' | 'ncm_id'>;

/** What of the catalogue a drawing may mean. */
@Injectable()
export class PartSuggestionsRepository {
  constructor(private readonly db: Database) {}

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
