import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { Process } from './process.entity.js';
import type { ProcessInput } from './processes.dto.js';
import { ProcessesRepository } from './processes.repository.js';

@Injectable()
export class ProcessesService extends CatalogueService<Process, ProcessInput> {
  constructor(db: Database, processes: ProcessesRepository) {
    super(db, processes);
  }
}
