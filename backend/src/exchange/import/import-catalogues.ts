import { catalogueFields, type CatalogueField } from '../../catalogue/catalogue-fields.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';

/** The fields by which rows of a file can find their entries, the usual one first. */
const KEYS = {
  materials: ['code', 'name'],
  sheets: ['code', 'name'],
  bars: ['code', 'name'],
  components: ['code', 'name'],
  processes: ['code', 'title'],
  'mercosur-common-nomenclatures': ['code'],
  customers: ['code', 'cnpj', 'cpf', 'name'],
} as const satisfies Record<string, readonly string[]>;

/** A catalogue that files are imported into. */
export type ImportCatalogue = keyof typeof KEYS;

export const importCatalogues = Object.keys(KEYS) as ImportCatalogue[];

/** The catalogue of a path. @throws NotFound */
export function importCatalogueOf(name: string): ImportCatalogue {
  const known = importCatalogues.find((one) => one === name);
  if (!known) throw new NotFound(messages.http.routeNotFound);
  return known;
}

/** The fields that can be the key, the usual one first. */
export const keysOf = (catalogue: ImportCatalogue): CatalogueField[] =>
  KEYS[catalogue].flatMap((key) => catalogueFields[catalogue].filter(({ field }) => field === key));

/** The field that an entry is called by. */
export const NAME_FIELDS: Readonly<Record<ImportCatalogue, string>> = {
  materials: 'name',
  sheets: 'name',
  bars: 'name',
  components: 'name',
  processes: 'title',
  'mercosur-common-nomenclatures': 'code',
  customers: 'name',
};
