import { TooManyTries } from '../../platform/errors/app-errors.js';
import { InMemoryTryCounter } from './try-counter.js';
import { TRIES, TryLimiter } from './try-limiter.js';

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

  it('is flushed by no invented accounts: a second factor still waits, and so does an account', async () => {
    for (let count = 0; count < 6; count += 1) await limiter.takeTurn(TRIES.secondFactor, 1);
    await fail(6);
    for (let person = 0; person < 10_100; person += 1)
      await fail(1, `p${String(person)}@x`, `10.1.${String(person % 250)}.1`).catch(() => undefined);
    await expect(limiter.takeTurn(TRIES.secondFactor, 1)).rejects.toThrow(TooManyTries);
    await expect(fail(1)).rejects.toThrow(TooManyTries);
  });

  it('counts the address first: once it is refused, an invented account leaves no key', async () => {
    const counter = new InMemoryTryCounter();
    const add = jest.spyOn(counter, 'add');
    limiter = new TryLimiter(counter);
    for (let person = 0; person < 100; person += 1) await fail(1, `p${String(person)}@x`);
    add.mockClear();
    await expect(fail(1, 'another@x')).rejects.toThrow(TooManyTries);
    expect(add.mock.calls.map(([key]) => key)).toEqual(['sign-in-address:10.0.0.1']);
  });

  it('takes nothing from the address for a try that its account refuses', async () => {
    await fail(6);
    for (let count = 0; count < 200; count += 1) await expect(fail(1)).rejects.toThrow(TooManyTries);
    await expect(fail(1, 'rui@x')).resolves.toBeUndefined();
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
    const add = async (key: number, by: number) =>
      (await counter.add(`sign-in:${String(key)}`, by, QUARTER_HOUR)).count;
    for (let key = 0; key <= 100_000; key += 1) await add(key, 1);
    expect([await add(0, 0), await add(100_000, 0)]).toEqual([0, 1]);
  });
});
