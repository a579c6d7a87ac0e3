import { inSlices, TooLong } from './in-slices.js';

function* counting(to: number): Generator<void, number> {
  let count = 0;
  for (const end = performance.now() + to; performance.now() < end; count += 1) yield;
  return count;
}

it('gives others a turn, and the result in the end', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await inSlices(counting(100), 10_000)).toBeGreaterThan(0);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

it('ends what takes too long', async () => {
  await expect(inSlices(counting(10_000), 50)).rejects.toThrow(TooLong);
});
