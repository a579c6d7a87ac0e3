/* global Blob, FormData */
import { drawings } from '../lib/bench.mjs';
import { insertRows, lastId } from './data/insert.mjs';

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

/** What every order begins with, made by the API alone. */
async function beginnings(call) {
  const [[customer], [sheet], [ncm], [cut, bend]] = await Promise.all(
    ['customers', 'sheets', 'mercosur-common-nomenclatures', 'processes'].map((name) =>
      call('GET', `/api/${name}`),
    ),
  );
  const fields = {
    type: 'sheet',
    sheet_id: sheet.id,
    ncm_id: ncm.id,
    width: 250,
    length: 400,
    loss: 5,
    quantity: 10,
    processes: [
      { id: cut.id, pivot: { time: 3 } },
      { id: bend.id, pivot: { time: 5 } },
    ],
  };
  const newOrder = () =>
    call('POST', '/api/orders', { type: 'pre_order', customer_id: customer.id, markup: 30 });
  const newSet = (order, name) => call('POST', '/api/sets', { order_id: order.id, name });
  const pricedPart = async (set) => {
    const { id } = await call('POST', `/api/sets/${set.id}/parts`, { set_id: set.id, title: 'Suporte' });
    return call('PUT', `/api/sets/${set.id}/parts/${id}`, fields);
  };
  return { newOrder, newSet, pricedPart };
}

/** Rows of the database, and copies of them. */
function rowCopier(driver) {
  /** Inserts rows with the next ids. @returns them */
  const insert = async (table, rows) => {
    const first = (await lastId(driver, table)) + 1;
    const numbered = rows.map((row, index) => ({ ...row, id: first + index }));
    await driver.transaction(() => insertRows(driver, table, numbered));
    return numbered;
  };

  const rowsOf = (table, column, id) =>
    driver.all(`SELECT * FROM ${table} WHERE ${column} = ? ORDER BY id`, [id]);

  /** The parts of a set in their order. */
  const partsOf = (set) => driver.all('SELECT * FROM set_parts WHERE set_id = ? ORDER BY position', [set.id]);

  /** Inserts copies of a part, each with its process rows. @returns their rows */
  const insertParts = async (rows, original) => {
    const parts = await insert('set_parts', rows);
    const processes = await rowsOf('part_processes', 'part_id', original.id);
    await insert(
      'part_processes',
      parts.flatMap(({ id }) => processes.map((process) => ({ ...process, part_id: id }))),
    );
    return parts;
  };

  return { insert, insertParts, partsOf, rowsOf };
}

/**
 * Orders for the benchmarks, made by the API as far as it is quick: many parts and orders are copies of one's rows.
 * @param call the API (lib/bench.mjs)
 * @param driver orders/raw-driver.mjs on the same database
 */
export async function orderMaker(call, driver) {
  const { newOrder, newSet, pricedPart } = await beginnings(call);
  const { insert, insertParts, partsOf, rowsOf } = rowCopier(driver);

  /** Ids of the files of so many drawings, each of its own. */
  const filesOf = async (count) => {
    const set = await newSet(await newOrder(), 'Desenhos');
    const form = new FormData();
    form.append('set_id', String(set.id));
    form.append('file', new Blob([await drawings(count)]), 'desenhos.pdf');
    await call('POST', '/api/upload-set-part', form);
    return (await partsOf(set)).map(({ content_file_id }) => content_file_id);
  };

  /** An order of one set with so many priced parts, the n-th with figures of its own, with these drawings by turns. */
  const orderOf = async (count, files = []) => {
    const order = await newOrder();
    const set = await newSet(order, 'Base');
    const { id } = await pricedPart(set);
    const [part] = await rowsOf('set_parts', 'id', id);
    const drawn = (index) => (files.length > 0 ? { content_file_id: files[index % files.length] } : {});
    const rows = Array.from({ length: count - 1 }, (_, index) => ({
      ...part,
      ...own(index),
      ...drawn(index),
    }));
    await insertParts(rows, part);
    return { ...order, set };
  };

  /** So many orders of one set with so many parts. @returns {Promise<{ id: number, set_id: number, parts: number[] }[]>} */
  const manyOrders = async (count, partsEach) => {
    const { id, set } = await orderOf(partsEach);
    const [order] = await rowsOf('orders', 'id', id);
    const [row] = await rowsOf('order_sets', 'id', set.id);
    const parts = await partsOf(set);
    const orders = await insert('orders', Array(count).fill(order));
    const sets = await insert(
      'order_sets',
      orders.map((copy) => ({ ...row, order_id: copy.id })),
    );
    const copies = sets.flatMap((copy) => parts.map((part) => ({ ...part, set_id: copy.id })));
    const made = await insertParts(copies, parts[0]);
    return sets.map((copy, index) => ({
      id: copy.order_id,
      set_id: copy.id,
      parts: made.slice(index * parts.length, (index + 1) * parts.length).map((part) => part.id),
    }));
  };

  return { filesOf, manyOrders, orderOf, partsOf };
}
