import { TooManyTries } from '../../platform/errors/app-errors.js';
import { InMemoryTryCounter } from './try-counter.js';
import { TryLimiter } from './try-limiter.js';

const QUARTER_HOUR = 15 * 60 * 1000;

describe('TryLimiter', () => {
  let limiter: TryLimiter;

  beforeEach(() => {
    jest.useFakeTimers();
    limiter = new TryLimiter(new InMemoryTryCounter());
  });
  afterEach(() => jest.useRealTimers());

  const fail = async (times: number, account = 'ana@x', address = '10.0.0.1') => {
    for (let count = 0; count < times; count += 1) await limiter.beforeSignIn(account, address);
  };

  it('refuses the eleventh wrong try of an account until the window ends', async () => {
    await fail(10);
    await expect(fail(1)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 });
    jest.advanceTimersByTime(QUARTER_HOUR - 1);
    await expect(fail(1)).rejects.toThrow(TooManyTries);
    jest.advanceTimersByTime(1);
    await expect(fail(1)).resolves.toBeUndefined();
  });

  it('counts per account and per address', async () => {
    await fail(10);
    await expect(fail(10, 'rui@x')).resolves.toBeUndefined();
    await expect(fail(10, 'ana@x', '10.0.0.2')).resolves.toBeUndefined();
  });

  it('refuses an address that tries many accounts', async () => {
    for (let person = 0; person < 100; person += 1) await fail(1, `p${String(person)}@x`);
    await expect(fail(1, 'another@x')).rejects.toThrow(TooManyTries);
    await expect(fail(1, 'another@x', '10.0.0.2')).resolves.toBeUndefined();
  });

  it('starts afresh after a right password, and never counts one', async () => {
    await fail(9);
    for (let count = 0; count < 500; count += 1) {
      await fail(1);
      await limiter.afterSignIn('ana@x', '10.0.0.1');
    }
    await expect(fail(10)).resolves.toBeUndefined();
  });
});

describe('InMemoryTryCounter', () => {
  it('stays bounded under endlessly many keys', async () => {
    const counter = new InMemoryTryCounter();
    for (let key = 0; key <= 10_000; key += 1) await counter.add(String(key), 1, QUARTER_HOUR);
    expect((await counter.add('0', 0, QUARTER_HOUR)).count).toBe(0);
    expect((await counter.add('10000', 0, QUARTER_HOUR)).count).toBe(1);
  });
});
