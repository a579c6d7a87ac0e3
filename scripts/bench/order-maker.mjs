/* global Blob, FormData */
import { drawings } from '../lib/bench.mjs';

/** A figure between 1 and `most` that belongs to the n-th part, with two decimals: real parts differ in theirs. */
const varied = (index, most) => (100 + (((index + 1) * 7919) % (most * 100))) / 100;

/** A customer and what every part is made of: sheet, NCM and two processes, from the first entries of the catalogues. */
async function partsOfCatalogue(call) {
  const [[customer], [sheet], [ncm], [cut, bend]] = await Promise.all(
    ['customers', 'sheets', 'mercosur-common-nomenclatures', 'processes'].map((name) =>
      call('GET', `/api/${name}`),
    ),
  );
  const processes = [
    { id: cut.id, pivot: { time: 3 } },
    { id: bend.id, pivot: { time: 5 } },
  ];
  const fieldsOf = (index) => ({
    type: 'sheet',
    sheet_id: sheet.id,
    ncm_id: ncm.id,
    processes,
    loss: 5,
    title: `Suporte ${String(index + 1)} do quadro ${String(Math.round(varied(index, 900)))}`,
    reference: `FJ-${String(Math.round(varied(index, 9000)))}-${String(index)}`,
    width: varied(index, 900),
    length: varied(index, 1900),
    quantity: 1 + (index % 40),
  });
  return { customer_id: customer.id, fieldsOf };
}

/**
 * Orders for the benchmarks, made by the API.
 * @param call the API (lib/bench.mjs)
 * @param driver orders/raw-driver.mjs on the same database
 */
export async function orderMaker(call, driver) {
  const { customer_id, fieldsOf } = await partsOfCatalogue(call);

  const newOrder = async () => {
    const order = await call('POST', '/api/orders', { type: 'pre_order', customer_id, markup: 30 });
    const set = await call('POST', '/api/sets', { order_id: order.id, name: 'Base' });
    return { ...order, set };
  };

  /** The parts of a set in their order. */
  const partsOf = (set) => driver.all('SELECT * FROM set_parts WHERE set_id = ? ORDER BY position', [set.id]);

  /** Ids of the files of so many drawings, each of its own. */
  const filesOf = async (count) => {
    const { set } = await newOrder();
    const form = new FormData();
    form.append('set_id', String(set.id));
    form.append('file', new Blob([await drawings(count)]), 'desenhos.pdf');
    await call('POST', '/api/upload-set-part', form);
    return (await partsOf(set)).map(({ content_file_id }) => content_file_id);
  };

  /** An order of one set with so many priced parts, the n-th with figures of its own, with these drawings by turns. */
  const orderOf = async (count, files = []) => {
    const order = await newOrder();
    const set_id = order.set.id;
    const parts = Array.from({ length: count }, (_, index) => ({ ...fieldsOf(index), set_id }));
    await call('PATCH', `/api/orders/${order.id}/parts`, { parts });
    const drawn = 'UPDATE set_parts SET content_file_id = ? WHERE set_id = ? AND position % ? = ?';
    for (const [index, file] of files.entries()) await driver.all(drawn, [file, set_id, files.length, index]);
    return order;
  };

  return { filesOf, orderOf, partsOf };
}
