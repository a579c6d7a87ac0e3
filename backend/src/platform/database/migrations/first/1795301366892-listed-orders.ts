import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { KEY_LENGTH, storedKey } from '../../natural-key.js';
import {
  addColumns,
  createTable,
  dropColumns,
  id,
  integer,
  text,
  type AddedColumns,
} from '../table-builder.js';

/** Name of an index → the columns of orders that it holds. */
const INDICES: Readonly<Record<string, readonly string[]>> = {
  orders_by_status: ['status'],
  orders_of_customer: ['customer_id'],
  orders_by_customer: ['status', 'customer_key'],
  orders_by_document: ['status', 'document_key'],
  orders_by_state: ['status', 'state_key'],
  orders_by_address: ['status', 'address_key'],
  orders_by_freight: ['status', 'delivery_value'],
  orders_by_total: ['status', 'total'],
  orders_by_sets: ['status', 'sets_count'],
  orders_by_parts: ['status', 'parts_count'],
  orders_by_delivery: ['status', 'delivery_key'],
  own_orders: ['created_by_id', 'status'],
  own_orders_by_customer: ['created_by_id', 'status', 'customer_key'],
  own_orders_by_total: ['created_by_id', 'status', 'total'],
  own_orders_by_delivery: ['created_by_id', 'status', 'delivery_key'],
};

const KEYS = {
  customer_key: KEY_LENGTH,
  document_key: KEY_LENGTH,
  state_key: KEY_LENGTH,
  address_key: KEY_LENGTH,
};

/** Keys are compared byte by byte; SQLite does so anyway. */
function added(runner: QueryRunner): AddedColumns {
  const server = runner.dataSource.options.type !== 'better-sqlite3';
  const bytes = server ? 'CHARACTER SET ascii COLLATE ascii_bin' : '';
  return Object.entries({ ...KEYS, delivery_key: 19 }).map(([column, length]) => [
    'orders',
    column,
    `varchar(${String(length)}) ${bytes} NOT NULL DEFAULT ''`,
  ]);
}

interface CustomerRow {
  id: number;
  name: string;
  cnpj: string | null;
  cpf: string | null;
  address: string | null;
  state_name: string | null;
  abbreviation: string | null;
}

/** What the orders list is sorted, found and counted by: keys in the orders' rows, indices, and counts. */
export class ListedOrders1795301366892 implements MigrationInterface {
  name = 'ListedOrders1795301366892';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, added(runner));
    await runner.query("UPDATE orders SET delivery_key = COALESCE(delivery_date, '')");
    await this.replaceStatusIndex(runner, 'orders_by_status');
    await this.index(runner, 'orders_of_customer');
    await this.giveKeys(runner);
    const made = ['orders_by_status', 'orders_of_customer'];
    for (const name of Object.keys(INDICES)) if (!made.includes(name)) await this.index(runner, name);
    await createTable(runner, 'order_counts', [
      id(),
      integer('owner_id'),
      text('type', 20),
      text('status', 30),
      integer('orders'),
      integer('revision'),
    ]);
    await runner.createIndex(
      'order_counts',
      new TableIndex({ columnNames: ['owner_id', 'type', 'status'], isUnique: true }),
    );
    await runner.query(
      'INSERT INTO order_counts (owner_id, type, status, orders, revision) SELECT COALESCE(created_by_id, 0), type, status, COUNT(*), 1 FROM orders GROUP BY COALESCE(created_by_id, 0), type, status',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_counts');
    await this.replaceStatusIndex(runner, undefined);
    for (const name of Object.keys(INDICES))
      if (name !== 'orders_by_status') await runner.dropIndex('orders', name);
    await dropColumns(runner, added(runner));
  }

  private async giveKeys(runner: QueryRunner): Promise<void> {
    const customers = (await runner.query(
      'SELECT c.id, c.name, c.cnpj, c.cpf, c.address, s.name AS state_name, s.abbreviation FROM customers c LEFT JOIN states s ON s.id = c.state_id',
    )) as CustomerRow[];
    for (const { id, name, cnpj, cpf, address, state_name, abbreviation } of customers) {
      await runner.query(
        'UPDATE orders SET customer_key = ?, document_key = ?, state_key = ?, address_key = ? WHERE customer_id = ?',
        [
          storedKey(name),
          storedKey(cnpj || cpf),
          storedKey(abbreviation || state_name),
          storedKey(address),
          id,
        ],
      );
    }
  }

  private async index(runner: QueryRunner, name: string): Promise<void> {
    await runner.createIndex('orders', new TableIndex({ name, columnNames: [...(INDICES[name] ?? [])] }));
  }

  /** The index of the status alone, under a name that queries can give. */
  private async replaceStatusIndex(runner: QueryRunner, name: string | undefined): Promise<void> {
    const table = await runner.getTable('orders');
    const former = table?.indices.find(({ columnNames }) => columnNames.join() === 'status');
    if (former) await runner.dropIndex('orders', former);
    await runner.createIndex('orders', new TableIndex({ name, columnNames: ['status'] }));
  }
}
