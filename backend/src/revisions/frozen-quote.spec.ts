import { PART_FIELDS } from '@forja/figures';
import { loaded, part, set } from '../../test/world/document-samples.js';
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

it('a part of a revision from before contours could be left out cuts all of them, and counts as it did', () => {
  const { order, company } = loaded([set([part()])]);
  const old = structuredClone({ order, company }) as unknown as Parameters<typeof frozenQuote>[0];
  for (const each of old.order.sets[0]?.parts ?? []) delete (each as { cut_choice?: unknown }).cut_choice;
  const read = frozenQuote(old);
  expect(read.order.sets[0]?.parts[0]?.cut_choice).toBeNull();
  expect(quoteDigest(read)).toBe(quoteDigest({ order, company }));
  const [chosen] = order.sets[0]?.parts ?? [];
  if (chosen) chosen.cut_choice = { out: ['a'], cut_length: 1, pierces: 1, net_area: 1 };
  expect(quoteDigest(read)).not.toBe(quoteDigest({ order, company }));
});

it('the digests of stored revisions stay what they are, with counts and without any', () => {
  const digestWith = (fields: Parameters<typeof part>[0]) => quoteDigest(loaded([set([part(fields)])]));
  expect(digestWith({})).toBe('6e0864cec82b06646efd5ab90be7b13413763b6b58f1e90951978da0f67bd854');
  expect(digestWith({ bends: 2 })).toBe('da59c3faa3bdda3db90a55e981ebc34be70a9bd60bb140367c5631a3440a373a');
});

it('a field of a part that a revision lacks reads as null', () => {
  const old = structuredClone(loaded([set([part()])])) as unknown as Parameters<typeof frozenQuote>[0];
  const [stored] = old.order.sets[0]?.parts ?? [];
  for (const name of Object.keys(PART_FIELDS)) if (stored) Reflect.deleteProperty(stored, name);
  const [read] = frozenQuote(old).order.sets[0]?.parts ?? [];
  const nothing = Object.fromEntries(Object.keys(PART_FIELDS).map((name) => [name, null]));
  expect(read).toMatchObject({ ...nothing, customer_material: false });
});

it.each([
  [
    'tolling',
    { operation_id: 2, customer_material: true },
    '554dcebf0426f53ea87400a98e2aafc5191f3a368728f8644940d7a3273ccccb',
  ],
  [
    'resale',
    { operation_id: 3, customer_material: false },
    '872f55d5278a0a81ec809dd2e99e6d17ba75c7561266a60b1e83057e3610d45c',
  ],
])(
  'a part whose operation was the word %s names its row, and has the digest that it had',
  (word, sold, had) => {
    const old = structuredClone(loaded([set([part()])])) as unknown as Parameters<typeof frozenQuote>[0];
    const [stored] = old.order.sets[0]?.parts ?? [];
    for (const name of ['operation_id', 'customer_material'])
      if (stored) Reflect.deleteProperty(stored, name);
    Object.assign(stored ?? {}, { operation: word });
    const read = frozenQuote(old);
    expect(read.order.sets[0]?.parts[0]).toMatchObject({ ...sold, operation: null });
    expect(quoteDigest(read)).toBe(had);
    expect(quoteDigest(loaded([set([part(sold)])]))).toBe(had);
    const other = part({ ...sold, customer_material: !sold.customer_material });
    expect(quoteDigest(loaded([set([other])]))).not.toBe(had);
  },
);
