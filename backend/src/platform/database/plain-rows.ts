import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';

/** The columns of an entity: its properties without the relations, which are the optional ones. */
export type RowOf<E> = { [K in keyof E as undefined extends E[K] ? never : K]: E[K] };

/** The names of an entity's columns. */
export type ColumnOf<E> = keyof RowOf<E> & string;

/** How the rows of an entity are asked for and what turns a driver's value into the entity's. */
interface RowShape {
  select: string;
  restored: { name: string; from: (value: unknown) => unknown }[];
}

const shapes = new WeakMap<EntityMetadata, Map<string, RowShape>>();

/**
 * Rows of an entity's table as plain objects of the entity's own shape, without the cost of entities: what a read of
 * many rows uses. Names, types and conversions of the columns (decimals that are text in mysql2, JSON, flags) come from
 * the entity's metadata, so that no column is forgotten or converted differently here.
 * @param condition SQL after `FROM <table>` with `?` for each of the values; the same on every database
 * @param columns those wanted; all where none are named
 */
export async function plainRows<E extends ObjectLiteral, K extends ColumnOf<E> = ColumnOf<E>>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  { condition, values, columns }: { condition: string; values: unknown[]; columns?: readonly K[] },
): Promise<Pick<RowOf<E>, K>[]> {
  const { select, restored } = shapeOf(manager, manager.dataSource.getMetadata(entity), columns);
  const rows = await manager.query<Record<string, unknown>[]>(`${select} ${condition}`, values);
  for (const row of rows) {
    for (const { name, from } of restored) row[name] = from(row[name]);
  }
  return rows as Pick<RowOf<E>, K>[];
}

function shapeOf(
  manager: EntityManager,
  metadata: EntityMetadata,
  columns: readonly string[] | undefined,
): RowShape {
  const known = shapes.get(metadata) ?? new Map<string, RowShape>();
  shapes.set(metadata, known);
  const key = columns?.join() ?? '';
  const shape = known.get(key) ?? newShape(manager, metadata, columns);
  known.set(key, shape);
  return shape;
}

function newShape(
  manager: EntityManager,
  metadata: EntityMetadata,
  names: readonly string[] | undefined,
): RowShape {
  const columns = metadata.columns.filter(({ propertyName }) => names?.includes(propertyName) ?? true);
  const escape = (name: string) => manager.dataSource.driver.escape(name);
  const selected = columns.map(
    ({ databaseName, propertyName }) => `${escape(databaseName)} AS ${escape(propertyName)}`,
  );
  const restored = columns.flatMap(({ propertyName, transformer }) => {
    const steps = transformer ? [transformer].flat() : [];
    return steps.map((step) => ({
      name: propertyName,
      from: (value: unknown) => step.from(value) as unknown,
    }));
  });
  return { select: `SELECT ${selected.join(', ')} FROM ${escape(metadata.tableName)}`, restored };
}
