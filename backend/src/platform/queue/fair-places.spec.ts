import { FairPlaces, type Holder } from './fair-places.js';

/** Settles what has been resolved so far. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('FairPlaces', () => {
  /** The files of all users, in the order in which they begin; `end` ends the one that began first of those that run. */
  const scene = (places: number) => {
    const fair = new FairPlaces(places);
    const begun: string[] = [];
    const running: (() => void)[] = [];
    const bring = (holder: Holder, file: string) =>
      void fair.acquire(holder).then((release) => {
        begun.push(file);
        running.push(release);
      });
    const end = async () => {
      running.shift()?.();
      await settle();
    };
    return { begun, bring, end, fair };
  };

  it('leaves a place to another user, however many files the first one has brought', async () => {
    const { begun, bring } = scene(2);
    for (let file = 1; file <= 8; file += 1) bring(1, `a${String(file)}`);
    await settle();
    expect(begun).toEqual(['a1']);
    bring(2, 'b1');
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('goes round those who wait, in the order in which each brought theirs', async () => {
    const { begun, bring, end } = scene(1);
    for (const file of ['a1', 'a2', 'a3', 'a4']) bring(1, file);
    for (const file of ['b1', 'b2']) bring(2, file);
    bring(3, 'c1');
    await settle();
    for (let count = 0; count < 6; count += 1) await end();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('gives half of the places to one user, and the rest once others come', async () => {
    const { begun, bring } = scene(4);
    for (const file of ['a1', 'a2', 'a3']) bring(1, file);
    for (const file of ['b1', 'b2', 'b3']) bring(2, file);
    await settle();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('limits each holder alone where there is no end of places', async () => {
    const fair = new FairPlaces(Infinity);
    const releases = await Promise.all([
      fair.acquire(1, undefined, 2),
      fair.acquire(1, undefined, 2),
      fair.acquire(2),
    ]);
    let third = false;
    void fair.acquire(1, undefined, 2).then(() => (third = true));
    await settle();
    expect([fair.heldBy(1), fair.heldBy(2), third]).toEqual([2, 1, false]);
    releases[0]();
    await settle();
    expect([fair.heldBy(1), third]).toEqual([2, true]);
  });

  it('takes a place back once, however often it is given back', async () => {
    const fair = new FairPlaces(1);
    const release = await fair.acquire(1);
    release();
    release();
    await fair.acquire(1);
    let second = false;
    void fair.acquire(2).then(() => (second = true));
    await settle();
    expect(second).toBe(false);
  });

  it('ends the wait of one that is given up, and gives its turn to the next', async () => {
    const { begun, bring, end, fair } = scene(1);
    bring(1, 'a1');
    const gone = new AbortController();
    const given = fair.acquire(2, gone.signal);
    bring(3, 'c1');
    const reason = new Error('gone');
    gone.abort(reason);
    await expect(given).rejects.toBe(reason);
    await expect(fair.acquire(2, gone.signal)).rejects.toBe(reason);
    await end();
    expect(begun).toEqual(['a1', 'c1']);
    expect(fair.aheadOf(2)).toBeNull();
  });

  it('says how many of others come first', async () => {
    const { bring, end, fair } = scene(2);
    for (const file of ['a1', 'a2', 'a3']) bring(1, file);
    for (const file of ['b1', 'b2']) bring(2, file);
    bring(3, 'c1');
    bring(4, 'd1');
    await settle();
    expect([1, 2, 3, 4].map((holder) => fair.aheadOf(holder))).toEqual([null, null, 2, 3]);
    await end();
    expect([3, 4, 5].map((holder) => fair.aheadOf(holder))).toEqual([null, 2, null]);
  });
});
