import { CallKeys } from './call-keys';
import { ApiError } from './errors';

/** Sends calls, each of which ends as it is asked to, and notes their names. */
const setUp = () => {
  const keys = new CallKeys();
  const sent: string[] = [];
  const send = (request: unknown, end: 'answered' | number = 'answered') =>
    keys
      .named(request, (key) => {
        sent.push(key);
        return end === 'answered' ? Promise.resolve() : Promise.reject(new ApiError(end, ''));
      })
      .catch(() => undefined);
  return { sent, send };
};

const copy = { order: 1, ids: [1, 2] };

it('gives each call a name of its own, those that are on their way at once too', async () => {
  const { sent, send } = setUp();
  await Promise.all([send(copy), send(copy)]);
  await send(copy);
  expect(new Set(sent).size).toBe(3);
});

it.each([0, 401, 500, 503])('keeps the name until an answer comes after %d', async (status) => {
  const { sent, send } = setUp();
  await send(copy, status);
  await send({ ...copy, ids: [1] });
  await send(copy, status);
  await send(copy);
  await send(copy);
  const [first, other, second, third, later] = sent;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, later]).size).toBe(3);
});

it('forgets the name of a call that was refused', async () => {
  const { sent, send } = setUp();
  await send(copy, 422);
  await send(copy);
  expect(new Set(sent).size).toBe(2);
});

it('takes a call long after for another one', async () => {
  jest.useFakeTimers();
  try {
    const { sent, send } = setUp();
    await send(copy, 0);
    jest.advanceTimersByTime(10 * 60 * 1000);
    await send(copy);
    expect(new Set(sent).size).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});
