import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Material } from './material.entity.js';

@Injectable()
export class MaterialsRepository extends CatalogueRepository<Material> {
  constructor(db: Database) {
    super(db, Material, { searched: ['name'], joined: ['ncm'], sortedBy: 'name' });
  }
}
