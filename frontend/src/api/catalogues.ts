import { answer, api } from './client';
import type { Bar, Component, Customer, Material, Ncm, Process, SaleOperation, Sheet } from './types';

/** The records of the catalogues that the screens of an order choose from, by the name of the resource. */
interface CatalogueRows {
  materials: Material;
  sheets: Sheet;
  bars: Bar;
  components: Component;
  processes: Process;
  customers: Customer;
  'mercosur-common-nomenclatures': Ncm;
  operations: SaleOperation;
}

export type CatalogueName = keyof CatalogueRows;

/** Fetches a whole catalogue, for lists of options. */
export const catalogueLists: {
  readonly [Name in CatalogueName]: (signal: AbortSignal) => Promise<CatalogueRows[Name][]>;
} = {
  materials: (signal) => answer(api.GET('/api/materials', { signal })),
  sheets: (signal) => answer(api.GET('/api/sheets', { signal })),
  bars: (signal) => answer(api.GET('/api/bars', { signal })),
  components: (signal) => answer(api.GET('/api/components', { signal })),
  processes: (signal) => answer(api.GET('/api/processes', { signal })),
  customers: (signal) => answer(api.GET('/api/customers', { signal })),
  'mercosur-common-nomenclatures': (signal) =>
    answer(api.GET('/api/mercosur-common-nomenclatures', { signal })),
  operations: (signal) => answer(api.GET('/api/operations', { signal })),
};
