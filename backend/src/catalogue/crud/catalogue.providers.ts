import type { FactoryProvider } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { ChangedEntries } from '../changed-entries.js';
import type { Catalogue } from './catalogue.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { CatalogueService } from './catalogue.service.js';
import { EntryAudit } from './entry-audit.js';

/**
 * The service of one catalogue, on the catalogue's own table. Every catalogue's module provides its own under the same
 * token and exports none: a controller gets the one of its module.
 */
export function catalogueProviders<
  View extends { id: number; version: number },
  Entity extends View,
  Input extends object,
>(catalogue: Catalogue<View, Entity, Input>): FactoryProvider[] {
  return [
    {
      provide: CatalogueService,
      inject: [Database, ChangedEntries, AuditLog],
      useFactory: (db: Database, changed: ChangedEntries, audit: AuditLog) =>
        new CatalogueService<Entity, Input>(
          db,
          new CatalogueRepository(db, catalogue.entity, catalogue, changed),
          new EntryAudit(db, audit, catalogue),
        ),
    },
  ];
}
