import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.service.js';
import { Database } from '../platform/database/database.js';
import { present } from '../platform/present.js';
import { bars } from './bars/bars.controller.js';
import { ChangedEntries } from './changed-entries.js';
import { components } from './components/components.controller.js';
import { BulkCatalogue } from './crud/bulk-catalogue.js';
import type { Catalogue } from './crud/catalogue.js';
import { CatalogueService } from './crud/catalogue.service.js';
import { EntryAudit } from './crud/entry-audit.js';
import { customers } from './customers/customers.controller.js';
import { materials } from './materials/materials.controller.js';
import { ncms } from './ncms/ncms.controller.js';
import { processes } from './processes/processes.controller.js';
import { sheets } from './sheets/sheets.controller.js';
import { states } from './states/states.controller.js';
import { timeRules } from './time-rules/time-rules.controller.js';

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
        return [name, new CatalogueService(db, changed, audit, declaration)];
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
    return present(this.services.get(name), `catalogue ${name}`);
  }
}
