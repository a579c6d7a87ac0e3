import { Slots } from './slots.js';

/** Work whose end the test decides. */
function open() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

describe('slots', () => {
  it('do so much at a time, first come first served, and what is ahead of time last', async () => {
    const slots = new Slots(2);
    const order: string[] = [];
    const gates = { a: open(), b: open() };
    const take = (name: string, ahead: boolean, until?: Promise<void>) =>
      slots.with(ahead, async () => {
        order.push(name);
        await until;
      });
    const all = [
      take('a', false, gates.a.ended),
      take('b', true, gates.b.ended),
      take('ahead 1', true),
      take('asked 1', false),
      take('ahead 2', true),
      take('asked 2', false),
    ];
    expect(order).toEqual(['a', 'b']);
    gates.b.end();
    await all[1];
    gates.a.end();
    await Promise.all(all);
    expect(order).toEqual(['a', 'b', 'asked 1', 'asked 2', 'ahead 1', 'ahead 2']);
  });

  it('gives the place of failed work back', async () => {
    const slots = new Slots(1);
    await expect(slots.with(false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(slots.with(true, () => Promise.resolve(1))).resolves.toBe(1);
  });
});
