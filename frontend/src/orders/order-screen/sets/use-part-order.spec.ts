import { moved } from './use-part-order';

describe('the order of parts', () => {
  const ids = [1, 2, 3, 4];

  it.each([
    [1, 2, [2, 3, 1, 4]],
    [4, 0, [4, 1, 2, 3]],
    [2, 99, [1, 3, 4, 2]],
    [2, -5, [2, 1, 3, 4]],
  ])('takes %i to place %i', (id, to, expected) => expect(moved(ids, id, to)).toEqual(expected));

  it('is the same where nothing moves', () => {
    expect(moved(ids, 3, 2)).toBe(ids);
    expect(moved(ids, 9, 0)).toBe(ids);
  });
});
