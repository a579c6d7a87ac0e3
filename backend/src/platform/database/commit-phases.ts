import type { EntityManager } from 'typeorm';

/**
 * The end of a transaction, in this order: sums that what changed keeps of itself and what ends with it, the index that it is found
 * by, counters that many rows share (locked last, for as short as can be). The last phase follows the commit, outside of the
 * transaction and of its retries: what it throws is logged, and undoes nothing.
 */
export const PHASES = ['sums', 'index', 'counters', 'afterCommit'] as const;

export type Phase = (typeof PHASES)[number];

/** A kind of change that others follow; `C` is one such change. */
export class Topic<C> {
  /** Only its type counts. */
  declare readonly change: C;

  constructor(readonly name: string) {}
}

type Key = string | number;

/** Follows the changes of a topic: it is called once at the end of each transaction that made some. */
export interface Follower<C = unknown> {
  name: string;
  topic: Topic<C>;
  phase: Phase;
  /** Without it every change is followed. */
  wants?(change: C): boolean;
  /** @param changes in the order of their keys, so that all transactions lock rows in one order */
  run(changes: readonly C[]): Promise<void> | void;
}

/** The changes of one transaction, and its way through the phases. */
export class Changes {
  private readonly byTopic = new Map<Topic<unknown>, Map<Key, unknown>>();
  private followed = 0;

  /** @param followers in the order of their phases */
  constructor(private readonly followers: readonly Follower[]) {}

  /**
   * The changes of this topic by their keys, to be added to.
   * @throws Error once one of its followers has run: it would never hear of the change
   */
  ofTopic<C>(topic: Topic<C>): Map<Key, C> {
    const late = this.followers.slice(0, this.followed).find((follower) => follower.topic === topic);
    if (late) throw new Error(`${topic.name}: changed after ${late.name} has followed`);
    const changes = this.byTopic.get(topic) ?? new Map<Key, unknown>();
    this.byTopic.set(topic, changes);
    return changes as Map<Key, C>;
  }

  /** Runs the followers of all phases before the commit. */
  async followBeforeCommit(): Promise<void> {
    for (const follower of this.followers) {
      if (follower.phase === 'afterCommit') break;
      this.followed += 1;
      const wanted = this.wantedBy(follower);
      if (wanted.length > 0) await follower.run(wanted);
    }
  }

  /** The work of the followers that hear of what is stored. */
  afterCommit(): (() => Promise<void> | void)[] {
    return this.followers
      .filter(({ phase }) => phase === 'afterCommit')
      .map((follower) => ({ follower, wanted: this.wantedBy(follower) }))
      .filter(({ wanted }) => wanted.length > 0)
      .map(
        ({ follower, wanted }) =>
          () =>
            follower.run(wanted),
      );
  }

  private wantedBy(follower: Follower): unknown[] {
    const changes = [...(this.byTopic.get(follower.topic) ?? [])];
    const sorted = changes.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
    return sorted.filter((change) => follower.wants?.(change) ?? true);
  }
}

/** The followers in the order of their phases, those of one phase as they are given. */
export const inPhases = (followers: readonly Follower[]): Follower[] =>
  PHASES.flatMap((phase) => followers.filter((follower) => follower.phase === phase));

/** A transaction that is open. */
export interface OpenTransaction {
  of: object;
  manager: EntityManager;
  changes: Changes;
  afterCommit: (() => Promise<void> | void)[];
  /** The one within which it was begun, on another database. */
  outer: OpenTransaction | undefined;
}
