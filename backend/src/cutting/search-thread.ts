import { parentPort, workerData } from 'node:worker_threads';
import { searchPlan, type SearchRequest } from './search-plan.js';

/* The thread in which one plan is searched; it ends with its answer. */

if (!parentPort) throw new Error('search-thread runs as a worker thread');
const port = parentPort;

void searchPlan(workerData as SearchRequest).then((plan) => {
  port.postMessage(plan);
  port.close();
});
