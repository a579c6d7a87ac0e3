import { fromBuild } from '../lib/bench.mjs';

/** How a benchmark prices all parts of an order in this process: the domain alone, nothing loaded or stored. */
export async function pricingOf(context) {
  const [{ PartsRepository }, { inputOf }, { calculatePart }] = await Promise.all([
    fromBuild('orders/parts/parts.repository.js'),
    fromBuild('orders/parts/part-figures.js'),
    fromBuild('pricing/domain/calculate-part.js'),
  ]);
  return async (order) => {
    const parts = await context.get(PartsRepository, { strict: false }).ofOrder(order.id);
    const loaded = parts.map((part) => ({ input: inputOf(part), basis: part.price_basis }));
    return () => loaded.map(({ input, basis }) => calculatePart(input, basis, 30));
  };
}
