import { untilReachable } from './until-reachable.js';

const failure = (code: string) => Object.assign(new Error(code), { code, fatal: true });

/** A step that fails with these codes, one after the other, and works then. */
function step(...codes: string[]) {
  const tries = { count: 0 };
  const work = async () => {
    tries.count += 1;
    const code = codes.shift();
    if (code !== undefined) throw failure(code);
    return Promise.resolve('done');
  };
  return { tries, work };
}

it('tries a step of the start again until the database answers', async () => {
  const { tries, work } = step('ECONNREFUSED', 'POOL_TIMEOUT');
  expect(await untilReachable(work, 60_000)).toBe('done');
  expect(tries.count).toBe(3);
});

it.each([
  ['what is no matter of waiting', 'ER_ACCESS_DENIED_ERROR', 60_000],
  ['a server without TLS', 'HANDSHAKE_NO_SSL_SUPPORT', 60_000],
  ['a refused certificate', 'certificate has expired', 60_000],
  ['everything where there is no time', 'ECONNREFUSED', 0],
])('throws %s at once', async (_, code, ms) => {
  const { tries, work } = step(code);
  await expect(untilReachable(work, ms)).rejects.toThrow(code);
  expect(tries.count).toBe(1);
});

it('gives up with the last failure once the time is over', async () => {
  const begun = Date.now();
  await expect(untilReachable(() => Promise.reject(failure('ETIMEDOUT')), 1500)).rejects.toThrow('ETIMEDOUT');
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1400);
});
