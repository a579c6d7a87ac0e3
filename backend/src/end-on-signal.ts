import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { EndSignals } from './end-signals.js';
import { Settings } from './platform/config/settings.js';
import { OpenRequests } from './platform/http/open-requests.js';
import { createLogger } from './platform/logging/logger.js';
import { JobQueue } from './platform/queue/job-queue.js';
import { TO_CHILDREN } from './processes.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Ends the process in order at SIGTERM or SIGINT: what has begun comes to its end, nothing new begins. After
 * SHUTDOWN_TIMEOUT what still runs is cut off, and the log says what that was; a second signal cuts it off at once. One of
 * several HTTP processes of a start ends by the word of the first one (Node ends it where that one is gone).
 * @param server of the HTTP process; a worker has none
 */
export function endOnSignal(app: INestApplicationContext, server?: Server): void {
  const settings = app.get(Settings);
  const { SHUTDOWN_TIMEOUT } = settings.limits;
  const log = createLogger(settings.watching.LOG_LEVEL);
  const requests = server && new OpenRequests(server);
  const queue = app.get(JobQueue);
  const signals = new EndSignals();
  let ending = false;

  const cut = (): void => {
    const cutOff = { requests: requests?.describe() ?? [], jobs: queue.working() };
    log.warn(cutOff, `Cut off after ${String(SHUTDOWN_TIMEOUT)} s, or by a second signal`);
    requests?.cut();
    process.exit(0);
  };
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    log.info('Ending: what has begun comes to its end');
    setTimeout(cut, SHUTDOWN_TIMEOUT * 1000).unref();
    requests?.end();
    try {
      await app.close();
    } catch (error) {
      log.error({ err: error }, 'The end was not in order');
    }
    process.exit(0);
  };
  if (cluster.isPrimary) {
    const signalled = (): void => {
      if (signals.arrived() === 'second') cut();
      else void end();
    };
    for (const signal of SIGNALS) process.on(signal, signalled);
    return;
  }
  // Whether it is a second signal says the first process.
  for (const signal of SIGNALS) process.on(signal, () => void end());
  process.on('message', (word) => {
    if (word === TO_CHILDREN.cut) cut();
    if (word === TO_CHILDREN.end) void end();
  });
}
