import 'reflect-metadata';
import { Changes, inPhases, Topic, type Follower } from './commit-phases.js';
import { followersOf, Follows, inCommitOrder, type CommitOrder } from './followers.js';

const BOLTS = new Topic<{ id: number; big: boolean }>('bolts');
const COUNTS = new Topic<number>('counts of bolts');

class BoltKeeper {
  readonly done: string[] = [];
  changes = new Changes([]);

  @Follows(BOLTS, 'afterCommit', ({ big }) => big)
  report(bolts: readonly { id: number }[]): void {
    this.done.push(`reported ${bolts.map(({ id }) => id).join()}`);
  }

  @Follows(COUNTS, 'counters')
  store(counts: readonly number[]): void {
    this.done.push(`counted ${counts.join()}`);
  }

  @Follows(BOLTS, 'index')
  keep(bolts: readonly { id: number }[]): void {
    this.done.push(`kept ${bolts.map(({ id }) => id).join()}`);
    this.changes.ofTopic(COUNTS).set('all', bolts.length);
  }
}

const ORDER: CommitOrder = {
  sums: [],
  index: ['BoltKeeper.keep'],
  counters: ['BoltKeeper.store'],
  afterCommit: ['BoltKeeper.report'],
};

function changesOf(keeper: BoltKeeper): Changes {
  keeper.changes = new Changes(inPhases(inCommitOrder(followersOf([null, keeper, 'text', keeper]), ORDER)));
  return keeper.changes;
}

describe('followers of changes', () => {
  it('run once each, phase by phase, in the order of the keys; changes of one phase are followed by a later one', async () => {
    const keeper = new BoltKeeper();
    const changes = changesOf(keeper);
    for (const id of [10, 9, 10]) changes.ofTopic(BOLTS).set(id, { id, big: id > 9 });
    await changes.followBeforeCommit();
    expect(keeper.done).toEqual(['kept 9,10', 'counted 2']);
    for (const task of changes.afterCommit()) await task();
    expect(keeper.done.slice(2)).toEqual(['reported 10']);
  });

  it('are left alone where nothing of theirs changed', async () => {
    const keeper = new BoltKeeper();
    const changes = changesOf(keeper);
    await changes.followBeforeCommit();
    expect([keeper.done, changes.afterCommit()]).toEqual([[], []]);
  });

  it('refuse a change that comes after them', async () => {
    const keeper = new BoltKeeper();
    const changes = changesOf(keeper);
    changes.ofTopic(COUNTS).set('all', 1);
    await changes.followBeforeCommit();
    expect(() => changes.ofTopic(BOLTS)).toThrow('bolts: changed after BoltKeeper.keep has followed');
  });

  it.each<[string, Follower[], CommitOrder, string]>([
    ['is missing', [], ORDER, 'index BoltKeeper.keep is missing; counters BoltKeeper.store is missing'],
    [
      'stands nowhere',
      followersOf([new BoltKeeper()]),
      { ...ORDER, index: [] },
      'index BoltKeeper.keep stands in no order',
    ],
    [
      'is declared for another phase',
      followersOf([new BoltKeeper()]),
      { ...ORDER, sums: ['BoltKeeper.keep'], index: [] },
      'sums BoltKeeper.keep is missing; index BoltKeeper.keep stands in no order',
    ],
    ['is there twice', followersOf([new BoltKeeper(), new BoltKeeper()]), ORDER, 'a follower is there twice'],
  ])('stop a start where one %s', (_name, followers, order, text) => {
    expect(() => inCommitOrder(followers, order)).toThrow(text);
  });
});
