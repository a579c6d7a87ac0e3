import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** The columns of an entity: its properties without the relations, which are the optional ones. */
export type RowOf<E> = { [K in keyof E as undefined extends E[K] ? never : K]: E[K] };

/** The names of an entity's columns. */
export type ColumnOf<E> = keyof RowOf<E> & string;

/** How the rows of an entity are asked for and what turns a driver's value into the entity's. */
interface RowShape {
  select: string;
  restored: { name: string; from: (value: unknown) => unknown }[];
}

type Names<M> = Readonly<Record<string, ColumnOf<M>>>;

/** Columns of the row that a column names: how often a part's set is made, say. */
interface NamedColumns<M, B extends string, C extends Names<M>> {
  entity: EntityTarget<M>;
  /** The column with its id; where it holds none, they are null. */
  by: B;
  /** Its columns by the names that they get. */
  columns: C;
}

/** The columns as a row has them. */
type Named<M, By, C> = C extends Names<M> ? { [A in keyof C]: RowOf<M>[C[A]] | (null & By) } : unknown;

const shapes = new WeakMap<EntityMetadata, Map<string, RowShape>>();

/**
 * Rows of an entity's table as plain objects of the entity's own shape, without the cost of entities: what a read of
 * many rows uses. Names, types and conversions of the columns (decimals that are text in mysql2, JSON, flags) come from
 * the entity's metadata, so that no column is forgotten or converted differently here.
 * @param condition SQL after `FROM <table>` with `?` for each of the values; the same on every database
 * @param columns those wanted; all where none are named
 * @param named further ones, behind them
 */
export async function plainRows<
  E extends ObjectLiteral,
  K extends ColumnOf<E> = ColumnOf<E>,
  M extends ObjectLiteral = E,
  B extends ColumnOf<E> = ColumnOf<E>,
  C extends Names<M> | null = null,
>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  wanted: {
    condition: string;
    values: unknown[];
    columns?: readonly K[];
    named?: NamedColumns<M, B, C & Names<M>>;
  },
): Promise<(Pick<RowOf<E>, K> & Named<M, RowOf<E>[B], C>)[]> {
  const { condition, values, columns, named } = wanted;
  const metadata = manager.dataSource.getMetadata(entity);
  const known = shapes.get(metadata) ?? new Map<string, RowShape>();
  shapes.set(metadata, known);
  const key = [columns, named?.by, named && Object.entries(named.columns)].join();
  const shape = known.get(key) ?? newShape(manager, metadata, columns, named);
  known.set(key, shape);
  const rows = await manager.query<Record<string, unknown>[]>(`${shape.select} ${condition}`, values);
  for (const row of rows) {
    for (const { name, from } of shape.restored) row[name] = from(row[name]);
  }
  return rows as Awaited<ReturnType<typeof plainRows<E, K, M, B, C>>>;
}

function newShape<M extends ObjectLiteral>(
  manager: EntityManager,
  metadata: EntityMetadata,
  names: readonly string[] | undefined,
  named: NamedColumns<M, string, Names<M>> | undefined,
): RowShape {
  const escape = (name: string) => manager.dataSource.driver.escape(name);
  const columns = metadata.columns
    .filter(({ propertyName }) => names?.includes(propertyName) ?? true)
    .map((column) => ({ column, name: column.propertyName, sql: escape(column.databaseName) }));
  if (named) {
    const other = manager.dataSource.getMetadata(named.entity);
    const id = `${escape(metadata.tableName)}.${escape(columnOf(metadata, named.by).databaseName)}`;
    const row = `FROM ${escape(other.tableName)} named WHERE named.id = ${id}`;
    for (const [name, property] of Object.entries(named.columns)) {
      const column = columnOf(other, property);
      columns.push({ column, name, sql: `(SELECT named.${escape(column.databaseName)} ${row})` });
    }
  }
  const restored = columns.flatMap(({ column: { transformer }, name }) => {
    const steps = transformer ? [transformer].flat() : [];
    return steps.map((step) => ({ name, from: (value: unknown) => step.from(value) as unknown }));
  });
  const selected = columns.map(({ name, sql }) => `${sql} AS ${escape(name)}`);
  return { select: `SELECT ${selected.join(', ')} FROM ${escape(metadata.tableName)}`, restored };
}

/** @throws Error for what is no column of the entity, such as a loaded relation */
export function columnOf(metadata: EntityMetadata, property: string): ColumnMetadata {
  const column = metadata.columns.find(({ propertyName }) => propertyName === property);
  if (!column) throw new Error(`${metadata.tableName} has no column ${property}`);
  return column;
}
