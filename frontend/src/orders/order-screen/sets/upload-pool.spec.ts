import { namedByDrawing, overallProgress, placesOf, runPool, wantedOrder } from './upload-pool';

describe('the upload pool', () => {
  it('runs a limited number at a time and keeps results in their places', async () => {
    let running = 0;
    let most = 0;
    const results = await runPool([5, 1, 3, 2], 3, async (ticks) => {
      running += 1;
      most = Math.max(most, running);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      running -= 1;
      return ticks * 10;
    });
    expect(results).toEqual([50, 10, 30, 20]);
    expect(most).toBe(3);
  });

  it('has nothing to do without items', async () => {
    expect(await runPool([], 3, async () => 1)).toEqual([]);
  });
});

describe('the order of uploaded parts', () => {
  it('is left alone when it is right already', () => {
    expect(wantedOrder([1], [[{ id: 2, position: 2 }], [], [{ id: 3, position: 3 }]])).toBeNull();
  });

  it('follows the files otherwise', () => {
    const slowFirst = [
      [{ id: 9, position: 4 }],
      [
        { id: 7, position: 2 },
        { id: 8, position: 3 },
      ],
    ];
    expect(wantedOrder([1], slowFirst)).toEqual([1, 9, 7, 8]);
  });

  it('holds while they arrive in another one: files on their way have their places', () => {
    const [old, one, two, three] = [{ id: 1 }, { id: 8 }, { id: 9 }, { id: 7 }];
    const waiting = [{ parts: null }, { parts: null }, { parts: null }] as const;
    const [first, second] = waiting;
    expect(placesOf([old], waiting)).toEqual([old, ...waiting]);
    expect(placesOf([old, three], [first, second, { parts: [7] }])).toEqual([old, first, second, three]);
    expect(placesOf([old, three, two], [first, { parts: [9] }, { parts: [7] }])).toEqual([
      old,
      first,
      two,
      three,
    ]);
    // A file that failed has none, one of two pages has two.
    expect(placesOf([old, three, one, two], [{ parts: [] }, { parts: [8, 9] }, { parts: [7] }])).toEqual([
      old,
      one,
      two,
      three,
    ]);
  });
});

it('knows which parts their drawings named, and what their files are called', () => {
  const part = (id: number, title: string, page: number) => ({
    id,
    title,
    original: { path: 'a', name: '0815.pdf', mime: 'application/pdf', page },
  });
  expect(namedByDrawing([part(1, '0815', 1)])).toEqual([]);
  expect(namedByDrawing([part(1, 'Base', 1)])).toEqual([{ id: 1, title: '0815' }]);
  expect(namedByDrawing([part(1, '0815 – página 1', 1), part(2, 'Base', 2)])).toEqual([
    { id: 2, title: '0815 – página 2' },
  ]);
});

it('counts progress by size', () => {
  expect(
    overallProgress([
      { size: 300, fraction: 1 },
      { size: 100, fraction: 0 },
    ]),
  ).toBe(0.75);
  expect(overallProgress([])).toBe(0);
});
