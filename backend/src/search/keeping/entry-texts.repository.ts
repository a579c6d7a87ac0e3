import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type EntryKind, type EntryTexts } from '../domain/documents.js';

/** Where a catalogue has what its entries are found by. */
interface Declaration {
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
}

const declarations: Readonly<Record<EntryKind, Declaration>> = {
  customers: {
    table: 'customers',
    name: 'name',
    coded: true,
    numbers: ['cnpj', 'cpf', 'phone'],
    others: ['email', 'contact', 'city'],
  },
  materials: { table: 'materials', name: 'name', coded: true },
  sheets: { table: 'sheets', name: 'name', coded: true, figures: ['thickness'] },
  bars: { table: 'bars', name: 'name', coded: true },
  components: { table: 'components', name: 'name', coded: true, others: ['specification', 'supplier'] },
  processes: { table: 'processes', name: 'title', coded: true },
  'mercosur-common-nomenclatures': { table: 'ncms', name: 'description', numbers: ['code'] },
  states: { table: 'states', name: 'name', others: ['abbreviation'] },
  'time-rules': { table: 'time_rules', name: 'name' },
  kits: { table: 'kits', name: 'name', others: ['folder'] },
};

/** The table of each catalogue. */
export const tableOfKind = (kind: EntryKind) => declarations[kind].table;

type Row = Record<string, string | number | null> & { id: number };

/** Reads what entries of catalogues are found by. */
@Injectable()
export class EntryTextsRepository {
  constructor(private readonly db: Database) {}

  /** The entries of these ids that are there. */
  async load(kind: EntryKind, ids: readonly number[]): Promise<EntryTexts[]> {
    if (ids.length === 0) return [];
    const { table, name, coded, numbers = [], others = [], figures = [] } = declarations[kind];
    const own = coded ? [name, 'code'] : [name];
    const columns = ['id', ...own, ...numbers, ...others, ...figures];
    const rows = await this.db.manager.query<Row[]>(
      `SELECT ${columns.join(', ')} FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [...ids],
    );
    return rows.map((row) => {
      const texts = (wanted: readonly string[]) => wanted.map((column) => row[column]?.toString() ?? null);
      // A server's decimals come with all their zeros.
      const measures = figures.map((column) => String(Number(row[column])));
      const more = [...texts(others), ...measures];
      return { kind, id: row.id, own: texts(own), numbers: texts(numbers), others: more };
    });
  }
}
