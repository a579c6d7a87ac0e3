import { Table, type QueryRunner, type TableColumnOptions, type TableForeignKeyOptions } from 'typeorm';

/**
 * Column definitions for migrations in portable terms, matching `columns.ts`. Names of keys and indices are left to
 * TypeORM's naming strategy, which gives the same ones to the entities, so that the schema's diff is empty.
 */
type Rest = Partial<TableColumnOptions>;
type Action = 'CASCADE' | 'RESTRICT' | 'SET NULL';

export const id = (): TableColumnOptions => ({
  name: 'id',
  type: 'int',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});
export const text = (name: string, length = 255, rest: Rest = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...rest,
});
export const longText = (name: string, rest: Rest = {}): TableColumnOptions => ({
  name,
  type: 'text',
  ...rest,
});
export const integer = (name: string, rest: Rest = {}): TableColumnOptions => ({
  name,
  type: 'int',
  ...rest,
});
export const bigInteger = (name: string, rest: Rest = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  ...rest,
});
export const decimal = (name: string, scale: number, rest: Rest = {}): TableColumnOptions => ({
  name,
  type: 'decimal',
  precision: 15,
  scale,
  ...rest,
});
export const flag = (name: string, rest: Rest = {}): TableColumnOptions => ({
  name,
  type: 'boolean',
  ...rest,
});
export const moment = (name: string, rest: Rest = {}): TableColumnOptions => text(name, 24, rest);
export const nullable: Rest = { isNullable: true };

/** A foreign key of one column to another table's id. */
export const references = (
  column: string,
  table: string,
  onDelete: Action,
  onUpdate: Action = 'RESTRICT',
): TableForeignKeyOptions => ({
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate,
});

/** Columns of tables that exist, each with its type as both databases write it. */
export type AddedColumns = readonly (readonly [table: string, column: string, type: string])[];

/** Adds the columns as they are: TypeORM would build the tables anew on SQLite. */
export async function addColumns(runner: QueryRunner, columns: AddedColumns): Promise<void> {
  for (const [table, column, type] of columns) {
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
}

/** Takes them away again, the last one first. */
export async function dropColumns(runner: QueryRunner, columns: AddedColumns): Promise<void> {
  for (const [table, column] of [...columns].reverse()) {
    await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}

/** Keys and indices of a table, besides its columns. */
export interface TableExtras {
  foreignKeys?: TableForeignKeyOptions[];
  /** Columns with an index of their own. */
  indices?: string[];
  /** Columns whose values are unique. */
  uniques?: string[];
}

/** Creates the table with its keys and indices. */
export async function createTable(
  runner: QueryRunner,
  name: string,
  columns: TableColumnOptions[],
  { foreignKeys = [], indices = [], uniques = [] }: TableExtras = {},
): Promise<void> {
  const sqlite = runner.dataSource.options.type === 'better-sqlite3';
  // SQLite calls every whole number `integer`, and generates ids for nothing else; MySQL calls it `int`.
  const portable = columns.map((column) =>
    sqlite && column.type === 'int' ? { ...column, type: 'integer' } : column,
  );
  await runner.createTable(
    new Table({
      name,
      columns: portable,
      foreignKeys,
      indices: [
        ...indices.map((column) => ({ columnNames: [column] })),
        ...uniques.map((column) => ({ columnNames: [column], isUnique: true })),
      ],
    }),
  );
}
