import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Sheet } from './sheet.entity.js';
import type { SheetInput } from './sheets.dto.js';
import { SheetsRepository } from './sheets.repository.js';

@Injectable()
export class SheetsService extends CatalogueService<Sheet, SheetInput> {
  constructor(db: Database, sheets: SheetsRepository) {
    super(db, sheets);
  }
}
