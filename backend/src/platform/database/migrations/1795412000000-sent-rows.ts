import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** What was sent twice is found to be old by its moment: rows of a grid are many more than uploads. */
export class SentRows1795412000000 implements MigrationInterface {
  name = 'SentRows1795412000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('part_uploads', new TableIndex({ columnNames: ['created_at'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('part_uploads', new TableIndex({ columnNames: ['created_at'] }));
  }
}
