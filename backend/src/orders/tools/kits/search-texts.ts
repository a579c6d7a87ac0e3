import type { SearchedTable } from '../../../catalogue/search-texts.js';

/** Kits are searched with the catalogues, by their names and folders. */
export const kitSearchTexts: SearchedTable = {
  table: 'kits',
  name: 'name',
  others: ['folder'],
  shown: { detail: 'e.folder' },
};
