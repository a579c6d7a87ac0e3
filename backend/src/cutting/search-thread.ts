import { parentPort, workerData } from 'node:worker_threads';
import { searchPlan, type SearchRequest } from './search-plan.js';

/* The thread in which one plan is searched; it ends with its answer, the last of the plans that it gives. */

/** ms after which the best plan so far is the answer: well before the thread is ended. */
const ENOUGH_MS = 40_000;

if (!parentPort) throw new Error('search-thread runs as a worker thread');
const port = parentPort;
const found = (plan: unknown) => port.postMessage(plan);

void searchPlan(workerData as SearchRequest, found, () => performance.now() > ENOUGH_MS).then((plan) => {
  found(plan);
  port.close();
});
