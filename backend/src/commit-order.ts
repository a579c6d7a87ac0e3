import type { CommitOrder } from './platform/database/followers.js';

/**
 * Everything that follows a change, in the order in which it happens at the end of each transaction. A process that lacks one of these
 * does not start, nor does one with a follower that does not stand here.
 */
export const COMMIT_ORDER: CommitOrder = {
  sums: ['OrderTotalsKeeper.keep', 'QuoteFollowers.endLinks', 'QuoteFollowers.stopMails'],
  index: [
    'ListedOrdersKeeper.keepNames',
    'ListedOrdersKeeper.countChanges',
    'SearchKeeper.followOrders',
    'SearchKeeper.followEntries',
    'PartKeysKeeper.followOrders',
  ],
  counters: ['OrderFactsKeeper.keep', 'ListedOrdersKeeper.storeCounts'],
  afterCommit: [],
};

/** Streams to browsers, in every process that does work for users. */
const STREAMS = ['OrderStreams.informTabs', 'ListStreams.informLists'];

export const WORKER_COMMIT_ORDER: CommitOrder = { ...COMMIT_ORDER, afterCommit: STREAMS };

export const API_COMMIT_ORDER: CommitOrder = {
  ...COMMIT_ORDER,
  afterCommit: [...STREAMS, 'RenderAhead.awaitRest', 'RevisionPrinting.printFrozen'],
};
