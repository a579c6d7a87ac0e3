import { Unavailable } from '../errors/app-errors.js';
import { CallLimit } from './call-limit.js';

const never = () => new Promise<never>(() => undefined);

describe('CallLimit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hands on what a call answers and throws, and aborts neither', async () => {
    const limit = new CallLimit('silent', 1000);
    let signal: AbortSignal | undefined;
    await expect(limit.run((given) => Promise.resolve([(signal = given), 7][1]))).resolves.toBe(7);
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await jest.advanceTimersByTimeAsync(5000);
    expect(signal?.aborted).toBe(false);
  });

  it('ends a silent call, and fails those of the next while at once', async () => {
    const limit = new CallLimit('silent', 1000);
    let signal: AbortSignal | undefined;
    const first = expect(limit.run((given) => ((signal = given), never()))).rejects.toThrow(Unavailable);
    await jest.advanceTimersByTimeAsync(1000);
    await first;
    expect(signal?.aborted).toBe(true);
    const call = jest.fn(() => Promise.resolve(1));
    await expect(limit.run(call)).rejects.toThrow('silent');
    expect(call).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(501);
    await expect(limit.run(call)).resolves.toBe(1);
  });

  it.each([
    ['an answer', () => Promise.resolve(1)],
    ['a refusal', () => Promise.reject(new Error('missing'))],
  ])('fails no other call where one was slow alone: %s came meanwhile', async (_, call) => {
    const limit = new CallLimit('silent', 1000);
    const slow = expect(limit.run(never)).rejects.toThrow(Unavailable);
    await jest.advanceTimersByTimeAsync(900);
    await limit.run<unknown>(call).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(100);
    await slow;
    await expect(limit.run(() => Promise.resolve(2))).resolves.toBe(2);
  });

  it('concludes nothing from a call with a limit of its own', async () => {
    const limit = new CallLimit('silent', 1000);
    const large = expect(limit.run(never, 3000)).rejects.toThrow(Unavailable);
    await jest.advanceTimersByTimeAsync(3000);
    await large;
    await expect(limit.run(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
