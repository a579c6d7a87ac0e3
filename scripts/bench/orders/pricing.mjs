import { fromBuild } from '../../lib/bench.mjs';

/** How a benchmark prices all parts of an order in this process: the domain alone, nothing loaded or stored. */
export async function pricingOf(context) {
  const [{ PartRowsRepository }, { NO_FIGURES }, { reprice }] = await Promise.all([
    fromBuild('orders/part-rows/part-rows.repository.js'),
    fromBuild('pricing/domain/basis/catalogue-figures.js'),
    fromBuild('orders/repricing/domain/reprice.js'),
  ]);
  return async (order) => {
    const parts = await context.get(PartRowsRepository, { strict: false }).ofOrder(order.id);
    return () => reprice(parts, { markup: 30, icms: 0 }, NO_FIGURES, 'markup');
  };
}
