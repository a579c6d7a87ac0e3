import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Bar } from './bar.entity.js';

@Injectable()
export class BarsRepository extends CatalogueRepository<Bar> {
  constructor(db: Database) {
    super(db, Bar, { searched: ['name'], joined: ['ncm'], sortedBy: 'name' });
  }
}
