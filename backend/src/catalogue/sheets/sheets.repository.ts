import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Sheet } from './sheet.entity.js';

@Injectable()
export class SheetsRepository extends CatalogueRepository<Sheet> {
  constructor(db: Database) {
    super(db, Sheet, { searched: ['name', 'material.name'], joined: ['material'], sortedBy: 'name' });
  }
}
