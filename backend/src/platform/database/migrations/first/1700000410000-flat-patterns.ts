import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a DXF says of its flat part, with the file; and whether a part is weighed by it. Added as they are: TypeORM
 * would build both tables anew on SQLite.
 */
export class FlatPatterns1700000410000 implements MigrationInterface {
  name = 'FlatPatterns1700000410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stored_files ADD COLUMN flat_pattern text');
    await runner.query('ALTER TABLE set_parts ADD COLUMN true_area boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE set_parts DROP COLUMN true_area');
    await runner.query('ALTER TABLE stored_files DROP COLUMN flat_pattern');
  }
}
