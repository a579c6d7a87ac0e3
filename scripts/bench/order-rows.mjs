import { fromBuild } from '../lib/bench.mjs';

/** Rows of one statement: a part has some forty columns, and databases limit the values of a statement. */
const CHUNK = 50;

/** A figure between 1 and `most` that belongs to the n-th part, with two decimals: real parts differ in theirs. */
const varied = (index, most) => 1 + (((index + 1) * 7919) % (most * 100)) / 100;

/** The columns in which the n-th part differs from the one that it is a copy of. */
const own = (index) => ({
  position: index + 2,
  title: `Suporte ${String(index + 2)} do quadro ${String(Math.round(varied(index, 900)))}`,
  reference: `FJ-${String(Math.round(varied(index, 9000)))}-${String(index)}`,
  width: varied(index, 900),
  length: varied(index, 1900),
  quantity: 1 + (index % 40),
  unit_net_weight: varied(index, 12),
  net_weight: varied(index, 480),
  unit_gross_weight: varied(index, 13),
  gross_weight: varied(index, 500),
  unit_value: varied(index, 300),
  final_value: varied(index, 9000),
  unit_ipi_value: varied(index, 15),
  total_ipi_value: varied(index, 450),
  unit_icms_value: varied(index, 50),
  total_icms_value: varied(index, 1500),
});

function without(column, row) {
  const rest = { ...row };
  delete rest[column];
  return rest;
}

/** The database with the entities that are filled. */
async function tables(context) {
  const [{ Database }, { Order }, { SetPart }, { PartProcess }, { OrderSet }] = await Promise.all([
    fromBuild('platform/database/database.js'),
    fromBuild('orders/order.entity.js'),
    fromBuild('orders/parts/set-part.entity.js'),
    fromBuild('orders/parts/part-process.entity.js'),
    fromBuild('orders/sets/order-set.entity.js'),
  ]);
  return { db: context.get(Database), Order, SetPart, PartProcess, OrderSet };
}

/**
 * Orders, sets and parts made as rows, where the API would take minutes.
 * @param context a process of the product without HTTP, on the server's database
 */
export async function rowMaker(context) {
  const { db, Order, SetPart, PartProcess, OrderSet } = await tables(context);

  const insert = async (entity, rows) => {
    for (let done = 0; done < rows.length; done += CHUNK) {
      await db.write(() => db.manager.insert(entity, rows.slice(done, done + CHUNK)));
    }
  };

  /** The last so many rows of a table, as they were inserted. */
  const last = async (entity, count) =>
    (await db.manager.find(entity, { order: { id: 'DESC' }, take: count })).reverse();

  /** Inserts the parts, each with the process rows of the one it is a copy of. @returns their rows */
  const insertParts = async (rows, original) => {
    await insert(SetPart, rows);
    const parts = await last(SetPart, rows.length);
    const processes = await db.manager.findBy(PartProcess, { part_id: original.id });
    await insert(
      PartProcess,
      parts.flatMap(({ id }) => processes.map((process) => ({ ...without('id', process), part_id: id }))),
    );
    return parts;
  };

  /** The parts of a set in their order. */
  const partsOf = (set) =>
    db.manager.find(SetPart, { where: { set_id: set.id }, order: { position: 'ASC' } });

  /** The part so many times more in this set, the n-th with figures of its own and with what `fields` answers. */
  const clones = async (part, set, count, fields) => {
    const row = without('id', await db.manager.findOneByOrFail(SetPart, { id: part.id }));
    const rows = Array.from({ length: count }, (_, index) => ({
      ...row,
      set_id: set.id,
      ...own(index),
      ...fields?.(index),
    }));
    await insertParts(rows, part);
  };

  /** The order with its one set so many times more. @returns {Promise<{ id: number, set_id: number, parts: number[] }[]>} */
  const copies = async ({ id, set }, count) => {
    const order = without('id', await db.manager.findOneByOrFail(Order, { id }));
    const row = without('id', await db.manager.findOneByOrFail(OrderSet, { id: set.id }));
    const parts = await partsOf(set);
    await insert(
      Order,
      Array.from({ length: count }, () => ({ ...order })),
    );
    const orders = await last(Order, count);
    await insert(
      OrderSet,
      orders.map((copy) => ({ ...row, order_id: copy.id })),
    );
    const sets = await last(OrderSet, count);
    const rows = sets.flatMap((copy) => parts.map((part) => ({ ...without('id', part), set_id: copy.id })));
    const made = await insertParts(rows, parts[0]);
    return sets.map((copy, index) => ({
      id: copy.order_id,
      set_id: copy.id,
      parts: made.slice(index * parts.length, (index + 1) * parts.length).map((part) => part.id),
    }));
  };

  /** Gives a set the picture of this file. */
  const setPicture = (set, content_file_id) =>
    db.write(() => db.manager.update(OrderSet, { id: set.id }, { content_file_id }));

  return { clones, copies, partsOf, setPicture };
}
