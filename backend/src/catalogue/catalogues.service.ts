import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.service.js';
import { Database } from '../platform/database/database.js';
import { bars } from './bars/bars.module.js';
import { ChangedEntries } from './changed-entries.js';
import { components } from './components/components.module.js';
import { BulkCatalogue } from './crud/bulk-catalogue.js';
import type { Catalogue } from './crud/catalogue.js';
import { CatalogueRepository } from './crud/catalogue.repository.js';
import { CatalogueService } from './crud/catalogue.service.js';
import { EntryAudit } from './crud/entry-audit.js';
import { customers } from './customers/customers.module.js';
import { materials } from './materials/materials.module.js';
import { ncms } from './ncms/ncms.module.js';
import { processes } from './processes/processes.module.js';
import { sheets } from './sheets/sheets.module.js';
import { states } from './states/states.module.js';
import { timeRules } from './time-rules/time-rules.module.js';

const declarations = {
  materials,
  sheets,
  bars,
  components,
  processes,
  'mercosur-common-nomenclatures': ncms,
  states,
  customers,
} as const;

export type CatalogueName = keyof typeof declarations;

/** The catalogues that entries can name: also rules, whose tables make no list's row. */
const named = { ...declarations, 'time-rules': timeRules } as const;

export type NamedCatalogue = keyof typeof named;

export const catalogueNames = Object.keys(declarations) as CatalogueName[];

/** An entry of any catalogue. */
export type CatalogueEntry = { id: number; version: number } & Record<string, unknown>;

/** The catalogues by their names below /api, for features that work with all of them alike. */
@Injectable()
export class Catalogues {
  private readonly services: ReadonlyMap<CatalogueName, CatalogueService<CatalogueEntry, object>>;

  constructor(
    private readonly db: Database,
    private readonly changed: ChangedEntries,
    private readonly audit: AuditLog,
  ) {
    this.services = new Map(
      catalogueNames.map((name) => {
        const declaration = declarations[name] as unknown as Catalogue<
          CatalogueEntry,
          CatalogueEntry,
          object
        >;
        const repository = new CatalogueRepository(db, declaration.entity, declaration, changed);
        const audited = new EntryAudit(db, audit, declaration);
        return [name, new CatalogueService<CatalogueEntry, object>(db, repository, audited)];
      }),
    );
  }

  /** A catalogue for changes to thousands of entries at once. */
  bulk(name: NamedCatalogue): BulkCatalogue {
    const audited = new EntryAudit(this.db, this.audit, named[name]);
    return new BulkCatalogue(this.db, named[name], this.changed, audited);
  }

  /** The service of a catalogue, by its name. */
  find(name: CatalogueName): CatalogueService<CatalogueEntry, object> {
    const service = this.services.get(name);
    if (!service) throw new Error(`no catalogue ${name}`);
    return service;
  }
}
