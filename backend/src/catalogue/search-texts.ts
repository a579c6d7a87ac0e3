/** Where a catalogue has the texts by which its entries are searched, and those that are shown of an entry. */
export interface SearchedTable {
  table: string;
  /** The column that an entry is called by. */
  name: string;
  /** Whether it has a code of the company's own. */
  coded?: true;
  /** Columns of numbers written with marks. */
  numbers?: readonly string[];
  others?: readonly string[];
  /** Columns of figures. */
  figures?: readonly string[];
  /** SQL of a found entry `e`: what is shown where it isn't the name, a line below it, and a table that this needs. */
  shown?: { name?: string; detail?: string; join?: string };
}

export const catalogueSearchTexts = {
  customers: {
    table: 'customers',
    name: 'name',
    coded: true,
    numbers: ['cnpj', 'cpf', 'phone'],
    others: ['email', 'contact', 'city'],
    shown: { detail: 'COALESCE(e.cnpj, e.cpf, e.city, e.email)' },
  },
  materials: { table: 'materials', name: 'name', coded: true },
  sheets: {
    table: 'sheets',
    name: 'name',
    coded: true,
    figures: ['thickness'],
    shown: { detail: 'm.name', join: 'JOIN materials m ON m.id = e.material_id' },
  },
  bars: { table: 'bars', name: 'name', coded: true },
  components: {
    table: 'components',
    name: 'name',
    coded: true,
    others: ['specification', 'supplier'],
    shown: { detail: 'COALESCE(e.specification, e.supplier)' },
  },
  processes: { table: 'processes', name: 'title', coded: true },
  'mercosur-common-nomenclatures': {
    table: 'ncms',
    name: 'description',
    numbers: ['code'],
    shown: { name: 'code', detail: 'e.description' },
  },
  states: { table: 'states', name: 'name', others: ['abbreviation'], shown: { detail: 'e.abbreviation' } },
  'time-rules': { table: 'time_rules', name: 'name' },
} as const satisfies Record<string, SearchedTable>;
