/**
 * The catalogues whose entries prices are made of, by their names below /api; a customer gives the ICMS of its state, a rule
 * the minutes of the rows that follow it. `taxes` is no catalogue: it is all that quotes with complete taxes are taxed by today.
 */
export const priceSources = [
  'materials',
  'sheets',
  'bars',
  'components',
  'processes',
  'mercosur-common-nomenclatures',
  'states',
  'customers',
  'time-rules',
  'taxes',
] as const;
export type PriceSource = (typeof priceSources)[number];

/** Of which entry: the catalogue's name and the id in it. */
export interface EntryKey {
  resource: PriceSource;
  id: number;
}
