import { FirstDrawings } from './first-drawings';

const files = [new File(['0'], 'a.pdf')];

describe('drawings that are chosen on the form of a new order', () => {
  it('wait for the order that is stored next, and are asked for once', () => {
    const drawings = new FirstDrawings();
    drawings.choose(files);
    drawings.giveToOrder(1);
    drawings.giveToOrder(2);
    expect(drawings.takeOfOrder(2)).toEqual([]);
    expect(drawings.takeOfOrder(1)).toBe(files);
    expect(drawings.takeOfOrder(1)).toEqual([]);
  });

  it.each([
    ['is answered before its screen stands', ['give', 'stand']],
    ['stands before the answer, because an event of the order came before the answer', ['stand', 'give']],
  ])('are sent once by the screen of a set that %s', (_case, steps) => {
    const drawings = new FirstDrawings();
    const sent = jest.fn();
    for (const step of steps)
      if (step === 'give') drawings.giveToSet(7, files);
      else drawings.sendWith(7, sent);
    expect(sent.mock.calls).toEqual([[files]]);
  });

  it('wait for the next screen of the set where the last one has ended', () => {
    const drawings = new FirstDrawings();
    const [ended, next] = [jest.fn(), jest.fn()];
    drawings.sendWith(7, ended)();
    drawings.giveToSet(7, files);
    drawings.giveToSet(7, []);
    drawings.sendWith(8, ended);
    drawings.sendWith(7, next);
    expect(ended).not.toHaveBeenCalled();
    expect(next.mock.calls).toEqual([[files]]);
  });
});
