import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read from a drawing's text, with the file. Added as it is: TypeORM would build the table anew on SQLite. */
export class DrawingReadings1700000420000 implements MigrationInterface {
  name = 'DrawingReadings1700000420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stored_files ADD COLUMN reading text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stored_files DROP COLUMN reading');
  }
}
