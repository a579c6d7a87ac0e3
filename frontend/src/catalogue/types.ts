import type { ComponentType } from 'react';
import type { PriceSource } from '../api';
import type { EditableDeclaration, FieldDeclaration, ListDeclaration, Values } from '../records';

/** The names of the catalogues, apart from their declarations: what these are made of arrives with their screen. */
export const CATALOGUES = [
  'materials',
  'sheets',
  'bars',
  'components',
  'processes',
  'time-rules',
  'mercosur-common-nomenclatures',
  'states',
  'customers',
  'stock-items',
  'operations',
] as const satisfies readonly (PriceSource | 'stock-items' | 'operations')[];

export type CatalogueResource = (typeof CATALOGUES)[number];

/** Everything that differs between catalogues; list, form and deletion are generated from it. */
export interface CatalogueDeclaration<Row extends { id: number } = { id: number }>
  extends Omit<ListDeclaration<Row>, 'texts' | 'failures'>, Omit<EditableDeclaration, 'texts' | 'failures'> {
  resource: CatalogueResource;
  texts: ListDeclaration['texts'] & EditableDeclaration['texts'];
  failures: ListDeclaration['failures'] & EditableDeclaration['failures'];
  fields: readonly FieldDeclaration[];
  /** The values of a new entry that is made of a text which a search did not find; its first field by default. */
  startWith?(typed: string): Values;
  /** Its form is a page of its own, not a dialog over the list. */
  page?: boolean;
  /** Of a page, in px. */
  width?: number;
  /** Stands below the fields, with the form around it; may arrive later. */
  Below?: ComponentType;
  /** The fields that prices are made of; none of the stock and of operations. */
  prices: readonly string[];
  /** The lists that it is one of, as tabs of one screen. */
  tabs?: { label: string; tabs: readonly { to: string; label: string }[] };
  /** Whether files are imported into it; they are unless it says otherwise. */
  importable?: boolean;
}
