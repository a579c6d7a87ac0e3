import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Material } from './material.entity.js';
import type { MaterialInput } from './materials.dto.js';
import { MaterialsRepository } from './materials.repository.js';

@Injectable()
export class MaterialsService extends CatalogueService<Material, MaterialInput> {
  constructor(db: Database, materials: MaterialsRepository) {
    super(db, materials);
  }
}
