import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const WAYS = {
  part_keys_by_reference: ['customer_id', 'reference_key'],
  part_keys_by_file: ['file_key'],
  part_keys_by_outline: ['outline_length', 'outline_spread'],
  part_keys_by_title: ['title_key', 'length_step', 'width_step'],
};

/** What a look for earlier parts reads of their keys stands in the index that finds them: no row is read for it. */
export class PartKeysCover1795391100000 implements MigrationInterface {
  name = 'PartKeysCover1795391100000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndices(runner, ['part_id', 'order_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndices(runner, []);
  }
}

async function replaceIndices(runner: QueryRunner, besides: readonly string[]): Promise<void> {
  for (const [name, columns] of Object.entries(WAYS)) {
    await runner.dropIndex('part_keys', name);
    await runner.createIndex('part_keys', new TableIndex({ name, columnNames: [...columns, ...besides] }));
  }
}
