import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { State } from './state.entity.js';
import type { StateInput } from './states.dto.js';
import { StatesRepository } from './states.repository.js';

@Injectable()
export class StatesService extends CatalogueService<State, StateInput> {
  constructor(db: Database, states: StatesRepository) {
    super(db, states);
  }
}
