import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
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
  const { LOG_LEVEL, SHUTDOWN_TIMEOUT } = app.get(Settings);
  const log = createLogger(LOG_LEVEL);
  const requests = server && new OpenRequests(server);
  const queue = app.get(JobQueue);
  let ending = false;

  const cut = (): void => {
    const cutOff = { requests: requests?.describe() ?? [], jobs: queue.working() };
    log.warn(cutOff, `Cut off after ${String(SHUTDOWN_TIMEOUT)} s, or by a second signal`);
    requests?.cut();
    process.exit(0);
  };
  const end = async (): Promise<void> => {
    if (ending) {
      cut();
      return;
    }
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
    for (const signal of SIGNALS) process.on(signal, () => void end());
    return;
  }
  // A terminal and systemd signal all processes at once, beside the first one's word: that is no second signal.
  const endOnce = (): void => {
    if (!ending) void end();
  };
  for (const signal of SIGNALS) process.on(signal, endOnce);
  process.on('message', (word) => {
    if (word === TO_CHILDREN.cut) cut();
    if (word === TO_CHILDREN.end) endOnce();
  });
}
