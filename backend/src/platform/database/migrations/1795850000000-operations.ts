import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  id,
  integer,
  nullable,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['orders', 'operation_id', 'integer'],
  ['set_parts', 'operation_id', 'integer'],
  ['set_parts', 'customer_material', 'boolean NOT NULL DEFAULT 0'],
];

const TOLLING = 'Industrialização por encomenda com material do cliente: IPI suspenso.';

/** The three that there were, with the ids that they keep. */
const OPERATIONS = [
  {
    word: 'production',
    name: 'Venda de produção',
    cfops: ['5101', '6101', '6107'],
    ipi: 'taxed',
    text: null,
  },
  {
    word: 'tolling',
    name: 'Industrialização por encomenda',
    cfops: ['5124', '6124', '6124'],
    ipi: 'suspended',
    text: TOLLING,
  },
  { word: 'resale', name: 'Revenda', cfops: ['5102', '6102', '6108'], ipi: 'none', text: null },
];

/** A company's profile as far as it had to do with operations. */
interface OldProfile {
  tolling_deferred?: boolean;
  operations?:
    | { operation: string; inside: string; interstate: string; consumer: string; text: string | null }[]
    | null;
}

/** Operations of sale as a table, with the codes that the company gave the three of before; orders and parts name its rows. */
export class Operations1795850000000 implements MigrationInterface {
  name = 'Operations1795850000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'operations', [
      id(),
      integer('version', { default: 1 }),
      text('name'),
      ...['inside', 'interstate', 'consumer'].map((name) => text(name, 4)),
      ...['ipi', 'icms', 'reform'].map((name) => text(name, 10)),
      text('cst', 2, nullable),
      text('csosn', 3, nullable),
      text('ipi_class', 3, nullable),
      text('reform_class', 6, nullable),
      text('text', 255, nullable),
    ]);
    await addColumns(runner, COLUMNS);
    // One that was killed goes on here, maybe without it.
    if (await runner.hasColumn('set_parts', 'operation')) {
      await runner.query(
        "UPDATE set_parts SET operation_id = 2, customer_material = 1 WHERE operation = 'tolling'",
      );
      await runner.query("UPDATE set_parts SET operation_id = 3 WHERE operation = 'resale'");
    }
    await dropColumns(runner, [['set_parts', 'operation', 'varchar(10)']]);
    await this.storeRows(runner, await this.takeProfile(runner));
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumns(runner, [['set_parts', 'operation', 'varchar(10)']]);
    await runner.query("UPDATE set_parts SET operation = 'tolling' WHERE customer_material = 1");
    await runner.query(
      "UPDATE set_parts SET operation = 'resale' WHERE operation_id = 3 AND operation IS NULL",
    );
    await dropColumns(runner, COLUMNS);
    await runner.dropTable('operations');
  }

  /** Takes the operations out of the company's profile. */
  private async takeProfile(runner: QueryRunner): Promise<OldProfile> {
    const [row] = (await runner.query('SELECT profile FROM company_taxes WHERE id = 1')) as {
      profile: string;
    }[];
    if (!row) return {};
    const { operations, tolling_deferred, ...rest } = JSON.parse(row.profile) as OldProfile;
    await runner.query('UPDATE company_taxes SET profile = ? WHERE id = 1', [JSON.stringify(rest)]);
    return { operations, tolling_deferred };
  }

  private async storeRows(runner: QueryRunner, { operations, tolling_deferred }: OldProfile): Promise<void> {
    for (const [index, { word, name, cfops, ipi, ...standard }] of OPERATIONS.entries()) {
      const own = operations?.find(({ operation }) => operation === word);
      const codes = own ? [own.inside, own.interstate, own.consumer] : cfops;
      const icms = word === 'tolling' && tolling_deferred ? 'deferred' : 'taxed';
      await runner.query(
        `INSERT INTO operations (id, version, name, inside, interstate, consumer, ipi, icms, reform, text)
         VALUES (?, 1, ?, ?, ?, ?, ?, ?, 'taxed', ?)`,
        [index + 1, name, ...codes, ipi, icms, own ? own.text : standard.text],
      );
    }
  }
}
