import { Turns } from './turns.js';

it('lets so many run at once, the others in their order, and goes on after a failure', async () => {
  const turns = new Turns(2);
  const events: string[] = [];
  let running = 0;
  let most = 0;
  const task = (name: string, fails = false) =>
    turns.run(async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      events.push(name);
      if (fails) throw new Error(name);
    });
  const outcomes = await Promise.allSettled([task('a'), task('b', true), task('c'), task('d')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(events).toEqual(['a', 'b', 'c', 'd']);
  expect(most).toBe(2);
});
