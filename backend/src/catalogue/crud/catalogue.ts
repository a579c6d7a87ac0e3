import type { Type } from '@nestjs/common';
import type { AuditKind } from '../../audit/audit-entry.entity.js';
import type { Entry } from './entry.entity.js';

/** Settings of a catalogue's repository. Columns are the entity's; `relation.column` reaches a joined one. */
export interface CatalogueShape {
  /** Columns that `q` searches. */
  searched: readonly string[];
  /** Columns of numbers written with marks (CNPJ, NCM) that `q` searches too: found by their beginning. */
  searchedNumbers?: readonly string[];
  /** Many-to-one relations that every answer carries. */
  joined?: readonly string[];
  /** Column that names an entry, and that the list is sorted by when nothing else is asked for. */
  sortedBy: string;
}

/** The differences between catalogues: name, table, request and answer. */
export interface Catalogue<View extends Entry, E extends View, Input extends object> extends CatalogueShape {
  /** Columns that query parameters of their names filter by; with what each keeps. */
  parameters?: Readonly<Record<string, string>>;
  /** Name below /api, and of the resource in Content-Range. */
  resource: AuditKind;
  /** Administrators alone change it. */
  administered?: boolean;
  /** The name of its entries in the API's document. */
  plural: string;
  /** Columns that the history of administration leaves out: what follows from others, and personal data, which it would keep for good. */
  unrecorded?: readonly string[];
  entity: Type<E>;
  input: Type<Input>;
  view: Type<View>;
}
