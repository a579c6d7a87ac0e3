/* global Blob, FormData */
import { drawings } from '../lib/bench.mjs';
import { rowMaker } from './order-rows.mjs';

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

/**
 * Orders for the benchmarks, made by the API as far as it is quick: many parts are one part's row again and again.
 * @param call the API (lib/bench.mjs)
 * @param context a process of the product without HTTP, on the same database
 */
export async function orderMaker(call, context) {
  const { newOrder, newSet, pricedPart } = await beginnings(call);
  const { clones, copies, partsOf, setPicture } = await rowMaker(context);

  /** Ids of the files of so many drawings, each of its own. */
  const filesOf = async (count) => {
    const set = await newSet(await newOrder(), 'Desenhos');
    const form = new FormData();
    form.append('set_id', String(set.id));
    form.append('file', new Blob([await drawings(count)]), 'desenhos.pdf');
    await call('POST', '/api/upload-set-part', form);
    return (await partsOf(set)).map(({ content_file_id }) => content_file_id);
  };

  /** An order of one set with so many priced parts, with these drawings by turns. */
  const orderOf = async (count, files = []) => {
    const order = await newOrder();
    const set = await newSet(order, 'Base');
    const part = await pricedPart(set);
    const drawn = (index) => (files.length > 0 ? { content_file_id: files[index % files.length] } : {});
    await clones(part, set, count - 1, drawn);
    return { ...order, set };
  };

  /** So many orders of one set with so many parts. @returns {Promise<{ id: number, set_id: number, parts: number[] }[]>} */
  const manyOrders = async (count, parts) => copies(await orderOf(parts), count);

  /** An order of as many sets as there are files, each with five parts and a picture of its own. */
  const setsOf = async (files) => {
    const order = await newOrder();
    for (const [index, file] of files.entries()) {
      const set = await newSet(order, `Conjunto ${index + 1}`);
      await clones(await pricedPart(set), set, 4);
      await setPicture(set, file);
    }
    return order;
  };

  return { filesOf, manyOrders, orderOf, partsOf, setsOf };
}
