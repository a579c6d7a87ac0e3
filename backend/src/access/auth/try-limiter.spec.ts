import { TooManyTries } from '../../platform/errors/app-errors.js';
import { InMemoryTryCounter } from './try-counter.js';
import { TryLimiter } from './try-limiter.js';

const QUARTER_HOUR = 15 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

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

  it('makes an account wait after five wrong tries, twice as long each time, five minutes at most', async () => {
    await fail(5);
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      await fail(1);
      await expect(fail(1)).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds });
      // A refused try makes the wait no longer, and says what is left of it.
      jest.advanceTimersByTime(seconds * 1000 - 500);
      await expect(fail(1)).rejects.toMatchObject({
        retryAfterSeconds: 1,
        message: 'Muitas tentativas. Aguarde 1 segundo e tente novamente.',
      });
      jest.advanceTimersByTime(500);
    }
  });

  it('lets the owner in after the wait, who then starts afresh', async () => {
    await fail(6);
    await expect(fail(1)).rejects.toThrow(TooManyTries);
    jest.advanceTimersByTime(2000);
    await fail(1);
    await limiter.afterSignIn('ana@x', '10.0.0.1');
    await expect(fail(6)).resolves.toBeUndefined();
  });

  it('lets one through of several at once, and forgets after an hour', async () => {
    await fail(5);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => fail(1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(fail(1)).rejects.toMatchObject({ retryAfterSeconds: 2 });
    jest.advanceTimersByTime(HOUR);
    await expect(fail(6)).resolves.toBeUndefined();
  });

  it('keeps a known device apart from its address', async () => {
    await fail(6);
    await expect(fail(1)).rejects.toThrow(TooManyTries);
    await expect(limiter.beforeSignIn('ana@x', '10.0.0.1', 'known')).resolves.toBeUndefined();
  });

  it('counts per account and per address', async () => {
    await fail(6);
    await expect(fail(6, 'rui@x')).resolves.toBeUndefined();
    await expect(fail(6, 'ana@x', '10.0.0.2')).resolves.toBeUndefined();
  });

  it('refuses an address that tries many accounts', async () => {
    for (let person = 0; person < 100; person += 1) await fail(1, `p${String(person)}@x`);
    await expect(fail(1, 'another@x')).rejects.toThrow(TooManyTries);
    await expect(fail(1, 'another@x', '10.0.0.2')).resolves.toBeUndefined();
  });

  it('starts afresh after a right password, and never counts one', async () => {
    await fail(5);
    for (let count = 0; count < 500; count += 1) {
      await fail(1);
      await limiter.afterSignIn('ana@x', '10.0.0.1');
    }
    await expect(fail(5)).resolves.toBeUndefined();
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
