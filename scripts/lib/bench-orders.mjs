/* global Blob, FormData */
import { drawings, fromBuild } from './bench.mjs';

/** What every order begins with, made by the API alone. */
async function beginnings(call) {
  const [[customer], [sheet], [ncm]] = await Promise.all(
    ['customers', 'sheets', 'mercosur-common-nomenclatures'].map((name) => call('GET', `/api/${name}`)),
  );
  const sizes = { width: 250, length: 400, loss: 5, quantity: 10 };
  const newOrder = () =>
    call('POST', '/api/orders', { type: 'pre_order', customer_id: customer.id, markup: 30 });
  const newSet = (order, name) => call('POST', '/api/sets', { order_id: order.id, name });
  const pricedPart = async (set) => {
    const { id } = await call('POST', `/api/sets/${set.id}/parts`, { set_id: set.id, title: 'Suporte' });
    const choices = { type: 'sheet', sheet_id: sheet.id, ncm_id: ncm.id };
    return call('PUT', `/api/sets/${set.id}/parts/${id}`, { ...choices, ...sizes });
  };
  return { newOrder, newSet, pricedPart };
}

/**
 * Orders for the benchmarks, made by the API as far as it is quick: many parts are one part's row again and again.
 * @param call the API (lib/bench.mjs)
 * @param context a process of the product without HTTP, on the same database
 */
export async function orderMaker(call, context) {
  const [{ Database }, { SetPart }, { OrderSet }] = await Promise.all([
    fromBuild('platform/database/database.js'),
    fromBuild('orders/parts/set-part.entity.js'),
    fromBuild('orders/sets/order-set.entity.js'),
  ]);
  const db = context.get(Database);
  const { newOrder, newSet, pricedPart } = await beginnings(call);

  /** The part's row so many times more in this set; the n-th with what `fields` answers for n, from 0. */
  const clones = async (part, set, count, fields) => {
    const { id, ...row } = await db.manager.findOneByOrFail(SetPart, { id: part.id });
    const rows = Array.from({ length: count }, (_, index) => ({
      ...row,
      ...{
        set_id: set.id,
        position: index + 2,
        title: `Suporte ${index + 2}`,
        reference: `FJ-${id}-${index}`,
      },
      ...fields?.(index),
    }));
    for (let done = 0; done < count; done += 50) {
      await db.write(() => db.manager.insert(SetPart, rows.slice(done, done + 50)));
    }
  };

  /** Ids of the files of so many drawings, each of its own. */
  const filesOf = async (count) => {
    const set = await newSet(await newOrder(), 'Desenhos');
    const form = new FormData();
    form.append('set_id', String(set.id));
    form.append('file', new Blob([await drawings(count)]), 'desenhos.pdf');
    await call('POST', '/api/upload-set-part', form);
    const parts = await db.manager.find(SetPart, { where: { set_id: set.id }, order: { position: 'ASC' } });
    return parts.map(({ content_file_id }) => content_file_id);
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

  /** An order of as many sets as there are files, each with five parts and a picture of its own. */
  const setsOf = async (files) => {
    const order = await newOrder();
    for (const [index, content_file_id] of files.entries()) {
      const set = await newSet(order, `Conjunto ${index + 1}`);
      await clones(await pricedPart(set), set, 4);
      await db.write(() => db.manager.update(OrderSet, { id: set.id }, { content_file_id }));
    }
    return order;
  };

  return { filesOf, orderOf, setsOf };
}
