import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const TABLES = ['materials', 'sheets', 'bars', 'components', 'processes', 'customers'];
const COLUMNS: AddedColumns = TABLES.map((table) => [table, 'code', 'varchar(60)']);

/** Catalogue entries get a code of the shop's or the supplier's own, unique where it is given. */
export class EntryCodes1795304802665 implements MigrationInterface {
  name = 'EntryCodes1795304802665';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    for (const table of TABLES) await runner.createIndex(table, index(runner, table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropIndex(table, index(runner, table).name ?? '');
    await dropColumns(runner, COLUMNS);
  }
}

/** By the name that TypeORM gives the entity's. */
const index = ({ dataSource }: QueryRunner, table: string) =>
  new TableIndex({
    name: dataSource.namingStrategy.indexName(table, ['code']),
    columnNames: ['code'],
    isUnique: true,
  });
