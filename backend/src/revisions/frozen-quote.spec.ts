import { loaded, set } from '../../test/world/document-samples.js';
import { NO_BREAKS } from './domain/quantity-breaks.js';
import { frozenQuote } from './frozen-quote.js';
import { quoteDigest } from './quote-content.js';

/** The content without its breaks, as it was stored before there were any. */
function fromBefore() {
  const { order, company } = structuredClone(loaded([set([])]));
  const { breaks: _own, ...rest } = order;
  const sets = order.sets.map(({ breaks: _ofSet, ...each }) => each);
  return { order: { ...rest, sets }, company } as unknown as Parameters<typeof frozenQuote>[0];
}

it('a revision from before there were quantity breaks reads as one without any, and has its digest', () => {
  const { order, company } = loaded([set([])]);
  const read = frozenQuote(fromBefore());
  expect([read.breaks, read.order.breaks, read.order.sets[0]?.breaks]).toEqual([NO_BREAKS, [], []]);
  expect(quoteDigest(read)).toBe(quoteDigest({ order, company }));
  expect(quoteDigest(read)).not.toBe(quoteDigest({ order: { ...order, breaks: [3] }, company }));
});
