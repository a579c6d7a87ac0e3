import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Bar } from './bar.entity.js';
import type { BarInput } from './bars.dto.js';
import { BarsRepository } from './bars.repository.js';

@Injectable()
export class BarsService extends CatalogueService<Bar, BarInput> {
  constructor(db: Database, bars: BarsRepository) {
    super(db, bars);
  }
}
