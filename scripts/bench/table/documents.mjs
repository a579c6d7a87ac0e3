import { barePrinter, htmlOf } from '../bare-printing.mjs';
import { packedClient } from '../orders/client.mjs';
import { compared } from '../orders/compare.mjs';
import { orderMaker } from '../order-maker.mjs';
import { openContext } from '../../lib/bench.mjs';

/** A quote of so many lines, printed by the product after a change, and the same page by a bare browser. */
export async function quotes({ env, call, base, token }, lines) {
  const { context, settings } = await openContext(env);
  const bare = await barePrinter(settings);
  const make = await orderMaker(call, context);
  const ask = packedClient({ base, token });
  try {
    const found = {};
    for (const count of lines) {
      const order = await make.orderOf(count);
      const request = { kind: 'quote', order_id: order.id, set_id: null };
      let round = 0;
      let html = '';
      found[count] = await compared(
        {
          change: () => call('POST', `/api/sets/${order.set.id}/update`, { name: `Base ${(round += 1)}` }),
          printed: () => ask('GET', `/api/orders/${order.id}/pdf`),
          page: async () => (html = await htmlOf(context, request)),
          bare: () => bare.print(html),
        },
        { rounds: 9, warmUp: 2 },
      );
    }
    return found;
  } finally {
    await bare.end();
    await context.close();
  }
}
