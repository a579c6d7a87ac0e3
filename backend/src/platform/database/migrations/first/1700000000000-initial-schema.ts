import { TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  createTable,
  decimal,
  flag,
  id,
  integer,
  longText,
  moment,
  nullable,
  references,
  text,
} from '../table-builder.js';

/** The whole first schema, in the order in which the tables need each other. */
export class InitialSchema1700000000000 implements MigrationInterface {
  name = 'InitialSchema1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createCatalogue(runner);
    await createOrdersRoot(runner);
    await createFiles(runner);
    await createAccess(runner);
    await closeTheCircle(runner);
    await createSetsAndParts(runner);
    await createAdministration(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = (await runner.getTables()).filter((table) => !table.name.includes('migrations'));
    for (const table of tables) await runner.dropTable(table, true, true, true);
  }
}

async function createCatalogue(runner: QueryRunner): Promise<void> {
  const ncm = references('ncm_id', 'ncms', 'RESTRICT');
  await createTable(runner, 'ncms', [id(), text('code', 20), decimal('ipi', 2)]);
  await createTable(runner, 'states', [id(), text('name'), text('abbreviation', 2), decimal('icms', 2)]);
  await createTable(
    runner,
    'materials',
    [id(), text('name'), decimal('specific_weight', 6), decimal('price_kg', 4), integer('ncm_id', nullable)],
    { foreignKeys: [ncm] },
  );
  await createTable(
    runner,
    'sheets',
    [
      id(),
      text('name'),
      integer('material_id'),
      decimal('thickness', 2),
      decimal('width', 2),
      decimal('length', 2),
    ],
    { foreignKeys: [references('material_id', 'materials', 'RESTRICT')] },
  );
  await createTable(
    runner,
    'bars',
    [
      id(),
      text('name'),
      decimal('length', 2),
      decimal('weight', 2),
      decimal('price_kg', 4),
      integer('ncm_id', nullable),
    ],
    { foreignKeys: [ncm] },
  );
  await createTable(
    runner,
    'components',
    [
      id(),
      text('name'),
      text('specification', 255, nullable),
      decimal('unit_value', 2),
      text('supplier', 255, nullable),
      integer('ncm_id', nullable),
    ],
    { foreignKeys: [ncm] },
  );
  await createTable(runner, 'processes', [
    id(),
    text('title'),
    longText('content', nullable),
    decimal('value_per_minute', 2),
  ]);
  await createTable(
    runner,
    'customers',
    [
      id(),
      text('name'),
      text('email', 255, nullable),
      text('phone', 30, nullable),
      text('cnpj', 20, nullable),
      text('cpf', 20, nullable),
      text('address', 500, nullable),
      integer('state_id', nullable),
    ],
    { foreignKeys: [references('state_id', 'states', 'RESTRICT')] },
  );
}

async function createOrdersRoot(runner: QueryRunner): Promise<void> {
  await createTable(
    runner,
    'users',
    [
      id(),
      text('name'),
      text('email'),
      text('password_hash', 255),
      flag('admin'),
      flag('enabled'),
      flag('awaiting_approval'),
      flag('must_change_password'),
      integer('avatar_file_id', nullable),
      moment('created_at'),
    ],
    { uniques: ['email'] },
  );
  await createTable(
    runner,
    'orders',
    [
      id(),
      text('type', 20),
      text('status', 30),
      integer('customer_id', nullable),
      text('delivery_type', 3, nullable),
      decimal('delivery_value', 2),
      decimal('service_value', 2),
      decimal('discount', 2),
      decimal('markup', 3),
      text('delivery_date', 19, nullable),
      text('estimated_delivery_date', 255, nullable),
      longText('payment_obs', nullable),
      integer('os_file_id', nullable),
      integer('created_by_id', nullable),
      text('approved_by', 255, nullable),
      moment('approved_at', nullable),
      integer('version'),
      moment('created_at'),
      moment('updated_at'),
    ],
    {
      foreignKeys: [
        references('customer_id', 'customers', 'RESTRICT'),
        references('created_by_id', 'users', 'SET NULL'),
      ],
      indices: ['type', 'status', 'created_by_id'],
    },
  );
}

async function createFiles(runner: QueryRunner): Promise<void> {
  await createTable(
    runner,
    'stored_files',
    [
      id(),
      text('kind', 20),
      integer('order_id', nullable),
      text('original_key', 200),
      text('original_name', 255),
      text('mime', 100),
      integer('size'),
      integer('page', nullable),
      integer('width', nullable),
      integer('height', nullable),
      text('preview_key', 200, nullable),
      text('thumbnail_key', 200, nullable),
      moment('created_at'),
    ],
    {
      foreignKeys: [references('order_id', 'orders', 'CASCADE')],
      indices: ['order_id', 'original_key', 'preview_key', 'thumbnail_key'],
    },
  );
}

/** Orders and users point at files, files at orders, orders at users: these two keys come last. */
async function closeTheCircle(runner: QueryRunner): Promise<void> {
  const key = (column: string) => new TableForeignKey(references(column, 'stored_files', 'SET NULL'));
  await runner.createForeignKey('orders', key('os_file_id'));
  await runner.createForeignKey('users', key('avatar_file_id'));
}

async function createAccess(runner: QueryRunner): Promise<void> {
  await createTable(
    runner,
    'sessions',
    [
      text('id', 36, { isPrimary: true }),
      integer('user_id'),
      moment('created_at'),
      moment('expires_at'),
      moment('revoked_at', nullable),
      text('user_agent', 255, nullable),
      text('ip', 45, nullable),
    ],
    { foreignKeys: [references('user_id', 'users', 'CASCADE')], indices: ['user_id'] },
  );
  await createTable(runner, 'permissions', [id(), text('name', 50)], { uniques: ['name'] });
  await createTable(runner, 'user_groups', [id(), text('name')]);
  await createJoin(runner, 'group_users', ['group_id', 'user_groups'], ['user_id', 'users']);
  await createJoin(
    runner,
    'group_permissions',
    ['group_id', 'user_groups'],
    ['permission_id', 'permissions'],
  );
}

/** A many-to-many table as TypeORM draws it: both keys primary, both indexed, the inverse side follows updates. */
async function createJoin(runner: QueryRunner, name: string, ...sides: [string, string][]): Promise<void> {
  await createTable(
    runner,
    name,
    sides.map(([column]) => integer(column, { isPrimary: true })),
    {
      foreignKeys: sides.map(([column, table], side) =>
        references(column, table, 'CASCADE', side === 0 ? 'RESTRICT' : 'CASCADE'),
      ),
      indices: sides.map(([column]) => column),
    },
  );
}

async function createSetsAndParts(runner: QueryRunner): Promise<void> {
  await createTable(
    runner,
    'order_sets',
    [
      id(),
      integer('order_id'),
      integer('position'),
      text('name'),
      text('status', 20),
      integer('quantity'),
      text('unit', 10),
      integer('ncm_id', nullable),
      text('reference', 255, nullable),
      longText('obs', nullable),
      integer('content_file_id', nullable),
      integer('version'),
    ],
    {
      foreignKeys: [
        references('order_id', 'orders', 'CASCADE'),
        references('ncm_id', 'ncms', 'RESTRICT'),
        references('content_file_id', 'stored_files', 'SET NULL'),
      ],
      indices: ['order_id'],
    },
  );
  await createParts(runner);
  await createTable(
    runner,
    'part_processes',
    [
      id(),
      integer('part_id'),
      integer('position'),
      integer('process_id', nullable),
      integer('time'),
      decimal('final_value', 2),
    ],
    {
      foreignKeys: [
        references('part_id', 'set_parts', 'CASCADE'),
        references('process_id', 'processes', 'RESTRICT'),
      ],
      indices: ['part_id'],
    },
  );
}

async function createParts(runner: QueryRunner): Promise<void> {
  const catalogue = {
    material: 'materials',
    sheet: 'sheets',
    bar: 'bars',
    component: 'components',
    ncm: 'ncms',
  };
  await createTable(
    runner,
    'set_parts',
    [
      id(),
      integer('set_id'),
      integer('position'),
      text('type', 20, nullable),
      text('title'),
      text('reference', 255, nullable),
      longText('obs', nullable),
      text('unit', 10),
      text('status', 20),
      integer('content_file_id', nullable),
      integer('secondary_file_id', nullable),
      ...Object.keys(catalogue).map((name) => integer(`${name}_id`, nullable)),
      decimal('thickness', 2),
      decimal('width', 2),
      decimal('length', 2),
      decimal('loss', 2, nullable),
      decimal('markup', 3, nullable),
      integer('quantity'),
      ...['unit_net_weight', 'net_weight', 'unit_gross_weight', 'gross_weight'].map((name) =>
        decimal(name, 4),
      ),
      ...['unit_value', 'final_value'].map((name) => decimal(name, 2)),
      ...['unit_ipi_value', 'total_ipi_value', 'unit_icms_value', 'total_icms_value'].map((name) =>
        decimal(name, 2),
      ),
      longText('locked_values'),
      longText('price_basis', nullable),
      integer('version'),
    ],
    {
      foreignKeys: [
        references('set_id', 'order_sets', 'CASCADE'),
        references('content_file_id', 'stored_files', 'SET NULL'),
        references('secondary_file_id', 'stored_files', 'SET NULL'),
        ...Object.entries(catalogue).map(([name, table]) => references(`${name}_id`, table, 'RESTRICT')),
      ],
      indices: ['set_id'],
    },
  );
}

async function createAdministration(runner: QueryRunner): Promise<void> {
  await createTable(
    runner,
    'order_history',
    [
      id(),
      integer('order_id'),
      integer('user_id', nullable),
      text('user_name'),
      text('action', 30),
      longText('details', nullable),
      moment('created_at'),
    ],
    { indices: ['order_id'] },
  );
  await createTable(
    runner,
    'company',
    [
      integer('id', { isPrimary: true }),
      text('name'),
      text('cnpj', 20, nullable),
      text('address', 500, nullable),
      text('phone', 30, nullable),
      text('email', 255, nullable),
      integer('quote_validity_days'),
      integer('logo_file_id', nullable),
    ],
    { foreignKeys: [references('logo_file_id', 'stored_files', 'SET NULL')] },
  );
  await createTable(
    runner,
    'error_logs',
    [
      id(),
      text('level', 20),
      longText('message'),
      integer('user_id', nullable),
      text('user_name', 255, nullable),
      text('user_email', 255, nullable),
      moment('created_at'),
      text('exception', 255, nullable),
      text('file', 500, nullable),
      integer('line', nullable),
      longText('url', nullable),
      text('method', 10, nullable),
      text('ip', 45, nullable),
      longText('request_data', nullable),
      longText('trace', nullable),
    ],
    { indices: ['level', 'user_id', 'created_at'] },
  );
}
