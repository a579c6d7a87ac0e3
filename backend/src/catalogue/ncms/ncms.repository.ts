import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Ncm } from './ncm.entity.js';

@Injectable()
export class NcmsRepository extends CatalogueRepository<Ncm> {
  constructor(db: Database) {
    super(db, Ncm, { searched: ['code'], sortedBy: 'code' });
  }
}
