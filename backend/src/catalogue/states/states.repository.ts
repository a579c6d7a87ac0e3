import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { State } from './state.entity.js';

@Injectable()
export class StatesRepository extends CatalogueRepository<State> {
  constructor(db: Database) {
    super(db, State, { searched: ['name', 'abbreviation'], sortedBy: 'name' });
  }
}
