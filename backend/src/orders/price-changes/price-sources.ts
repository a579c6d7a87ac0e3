/** The catalogues whose entries prices are made of, by their names below /api; a customer gives the ICMS of its state. */
export const priceSources = [
  'materials',
  'sheets',
  'bars',
  'components',
  'processes',
  'mercosur-common-nomenclatures',
  'states',
  'customers',
] as const;
export type PriceSource = (typeof priceSources)[number];

/** Of which entry: the catalogue's name and the id in it. */
export interface EntryKey {
  resource: PriceSource;
  id: number;
}
