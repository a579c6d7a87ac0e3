import { randomUUID } from 'node:crypto';
import { InMemoryTryCounter, type TryCounter } from '../../src/access/auth/try-counter.js';
import { RedisTryCounter } from '../../src/access/auth/try-counter-redis.js';
import { RedisWindows } from '../../src/platform/redis/redis-windows.js';
import { eventually } from '../harness/eventually.js';

const HOUR = 60 * 60 * 1000;

const redis = process.env.TEST_REDIS_URL;

interface Adapter {
  counter: TryCounter;
  close: () => void;
}

async function onRedis(url: string): Promise<Adapter> {
  const windows = new RedisWindows({ url });
  await windows.ready();
  return { counter: new RedisTryCounter(windows, randomUUID()), close: () => windows.close() };
}

const ADAPTERS: [name: string, start: () => Promise<Adapter>][] = [
  ['this process', () => Promise.resolve({ counter: new InMemoryTryCounter(), close: () => undefined })],
  ...(redis ? ([['Redis', () => onRedis(redis)]] satisfies [string, () => Promise<Adapter>][]) : []),
];

describe.each(ADAPTERS)('tries that are counted in %s @servers', (_, start) => {
  let adapter: Adapter;
  let counter: TryCounter;

  beforeEach(async () => {
    adapter = await start();
    ({ counter } = adapter);
  });
  afterEach(() => adapter.close());

  it('add up, are taken back, and are never fewer than none', async () => {
    for (const [by, count] of [
      [1, 1],
      [1, 2],
      [-1, 1],
      [-3, 0],
      [1, 1],
    ] as const)
      expect((await counter.add('sign-in:ana', by, HOUR)).count).toBe(count);
    expect((await counter.add('sign-in:rui', 1, HOUR)).count).toBe(1);
    await counter.reset('sign-in:ana');
    expect((await counter.add('sign-in:ana', 1, HOUR)).count).toBe(1);
  });

  it('end with the window that the first one opened', async () => {
    const { expiresInMs } = await counter.add('sign-in:ana', 5, 100);
    expect(expiresInMs).toBeLessThanOrEqual(100);
    await eventually(async () => (await counter.add('sign-in:ana', 0, 100)).count === 0);
  });

  it("of an account's second factor and password outlast any number of others", async () => {
    const kept = ['account/second-factor:1', 'account/password-change:1', 'sign-in:ana'];
    for (const key of kept) await counter.add(key, 5, HOUR);
    const places = Array.from({ length: 100 }, (__, place) => place);
    for (const round of Array.from({ length: 101 }, (__, each) => each))
      await Promise.all(
        places.map((place) => counter.add(`sign-in:${String(round)}-${String(place)}`, 1, HOUR)),
      );
    for (const key of kept) expect((await counter.add(key, 0, HOUR)).count).toBe(5);
  });
});
