import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, integer, longText, nullable, references } from './table-builder.js';

interface KitRow {
  id: number;
  contents: string;
}

interface Contents {
  set: unknown;
  parts?: unknown[];
}

/** Parts of kits as rows of their own: with their drawings, and as many as a set has. */
export class KitParts1795391000000 implements MigrationInterface {
  name = 'KitParts1795391000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'kit_parts',
      [
        integer('kit_id', { isPrimary: true }),
        integer('position', { isPrimary: true }),
        longText('entered'),
        integer('content_file_id', nullable),
        integer('secondary_file_id', nullable),
        longText('cut_choice', nullable),
      ],
      {
        foreignKeys: [
          references('kit_id', 'kits', 'CASCADE'),
          references('content_file_id', 'stored_files', 'SET NULL'),
          references('secondary_file_id', 'stored_files', 'SET NULL'),
        ],
      },
    );
    for (const { id, contents } of await kitsOf(runner)) {
      const { set, parts = [] } = JSON.parse(contents) as Contents;
      for (const [index, part] of parts.entries()) {
        await runner.query('INSERT INTO kit_parts (kit_id, position, entered) VALUES (?, ?, ?)', [
          id,
          index + 1,
          JSON.stringify(part),
        ]);
      }
      await storeContents(runner, id, { set });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { id, contents } of await kitsOf(runner)) {
      const rows = (await runner.query('SELECT entered FROM kit_parts WHERE kit_id = ? ORDER BY position', [
        id,
      ])) as { entered: string }[];
      const { set } = JSON.parse(contents) as Contents;
      const parts = rows.map(({ entered }) => JSON.parse(entered) as unknown);
      await storeContents(runner, id, { set, parts });
    }
    await runner.dropTable('kit_parts');
  }
}

const kitsOf = async (runner: QueryRunner): Promise<KitRow[]> =>
  (await runner.query('SELECT id, contents FROM kits')) as KitRow[];

async function storeContents(runner: QueryRunner, id: number, contents: Contents): Promise<void> {
  await runner.query('UPDATE kits SET contents = ? WHERE id = ?', [JSON.stringify(contents), id]);
}
