import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Ncm } from './ncm.entity.js';
import type { NcmInput } from './ncms.dto.js';
import { NcmsRepository } from './ncms.repository.js';

@Injectable()
export class NcmsService extends CatalogueService<Ncm, NcmInput> {
  constructor(db: Database, ncms: NcmsRepository) {
    super(db, ncms);
  }
}
