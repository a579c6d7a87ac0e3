import { Turns } from './turns.js';

/** Work whose end the test decides. */
function open() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

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

it('lets those that want to be last wait for all others', async () => {
  const turns = new Turns(2);
  const order: string[] = [];
  const gates = { a: open(), b: open() };
  const take = (name: string, ahead: boolean, until?: Promise<void>) =>
    turns.run(async () => {
      order.push(name);
      await until;
    }, ahead);
  const all = [
    take('a', false, gates.a.ended),
    take('b', true, gates.b.ended),
    take('ahead 1', true),
    take('asked 1', false),
    take('ahead 2', true),
    take('asked 2', false),
  ];
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  gates.b.end();
  await all[1];
  gates.a.end();
  await Promise.all(all);
  expect(order).toEqual(['a', 'b', 'asked 1', 'asked 2', 'ahead 1', 'ahead 2']);
});
