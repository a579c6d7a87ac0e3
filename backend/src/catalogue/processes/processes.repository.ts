import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CatalogueRepository } from '../crud/catalogue.repository.js';
import { Process } from './process.entity.js';

@Injectable()
export class ProcessesRepository extends CatalogueRepository<Process> {
  constructor(db: Database) {
    super(db, Process, { searched: ['title', 'content'], sortedBy: 'title' });
  }
}
