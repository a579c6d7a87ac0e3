import type { Type } from '@nestjs/common';
import type { AuditKind } from '../../audit/audit-entry.entity.js';
import type { CatalogueShape } from './catalogue-list.repository.js';

/** The differences between catalogues: name, table, request and answer. */
export interface Catalogue<
  View extends { id: number; version: number },
  Entity extends View,
  Input extends object,
> extends CatalogueShape {
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
  entity: Type<Entity>;
  input: Type<Input>;
  view: Type<View>;
}
