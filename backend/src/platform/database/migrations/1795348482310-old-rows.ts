import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDICES = [
  { table: 'repricings', name: 'repricings_by_age', columnNames: ['created_at'] },
  { table: 'offer_links', name: 'offer_links_by_last_day', columnNames: ['valid_until'] },
  { table: 'offer_mails', name: 'offer_mails_by_age', columnNames: ['purpose', 'created_at'] },
];

/** What is removed once it is old is found by its age. */
export class OldRows1795348482310 implements MigrationInterface {
  name = 'OldRows1795348482310';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, name, columnNames } of INDICES) {
      await runner.createIndex(table, new TableIndex({ name, columnNames }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDICES) await runner.dropIndex(table, name);
  }
}
