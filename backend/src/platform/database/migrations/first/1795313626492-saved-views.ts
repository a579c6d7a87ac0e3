import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, flag, id, integer, references, text } from '../table-builder.js';

/** Named views of the orders list, and which of them a user's list opens with. */
export class SavedViews1795313626492 implements MigrationInterface {
  name = 'SavedViews1795313626492';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'saved_views',
      [id(), integer('user_id'), text('name', 60), text('query', 2000), flag('shared')],
      { foreignKeys: [references('user_id', 'users', 'CASCADE')], indices: ['shared'] },
    );
    await runner.createIndex(
      'saved_views',
      new TableIndex({ columnNames: ['user_id', 'name'], isUnique: true }),
    );
    await createTable(
      runner,
      'default_views',
      [integer('user_id', { isPrimary: true }), integer('view_id')],
      {
        foreignKeys: [
          references('user_id', 'users', 'CASCADE'),
          references('view_id', 'saved_views', 'CASCADE'),
        ],
        indices: ['view_id'],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('default_views');
    await runner.dropTable('saved_views');
  }
}
