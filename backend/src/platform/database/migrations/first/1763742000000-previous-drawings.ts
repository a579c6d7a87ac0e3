import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The drawing that a part had before its newest revision. Added as it is: TypeORM would build the table anew on SQLite. */
export class PreviousDrawings1763742000000 implements MigrationInterface {
  name = 'PreviousDrawings1763742000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE set_parts ADD COLUMN previous_file_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE set_parts DROP COLUMN previous_file_id');
  }
}
