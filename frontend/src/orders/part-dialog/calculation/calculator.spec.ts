import { CALCULATION_DELAY_MS, Calculator } from './calculator';

/** An answer that comes when the test says so. */
const deferred = () => {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('the calculator', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks once for a burst of keystrokes, after the last', async () => {
    const calculator = new Calculator<string>();
    const answers: string[] = [];
    const asked: string[] = [];
    const outcome = { onAnswer: (answer: string) => void answers.push(answer), onError: () => undefined };
    for (const typed of ['2', '25', '250']) {
      calculator.schedule(async () => {
        asked.push(typed);
        return typed;
      }, outcome);
    }
    await jest.advanceTimersByTimeAsync(CALCULATION_DELAY_MS);
    await calculator.settled();
    expect(asked).toEqual(['250']);
    expect(answers).toEqual(['250']);
  });

  it('discards an answer that comes after a newer question, and aborts its call', async () => {
    const calculator = new Calculator<string>();
    const answers: string[] = [];
    const outcome = { onAnswer: (answer: string) => void answers.push(answer), onError: () => undefined };
    const first = deferred();
    let signal: AbortSignal | undefined;
    const early = calculator.now((given) => {
      signal = given;
      return first.promise;
    }, outcome);
    await calculator.now(async () => 'second', outcome);
    first.resolve('first');
    await early;
    expect(signal?.aborted).toBe(true);
    expect(answers).toEqual(['second']);
  });

  it('reports a failure, and is settled afterwards', async () => {
    const calculator = new Calculator<string>();
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    await calculator.now(() => Promise.reject(new Error('down')), { onAnswer: () => undefined, onError });
    await calculator.settled();
    expect(errors).toHaveLength(1);
  });
});
