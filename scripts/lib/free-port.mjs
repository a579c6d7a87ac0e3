import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems hand out ports from about here on to programs that ask for any. */
const FIRST_HANDED_OUT = 32_768;

/** Listens for a moment. */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port for a server that is started a moment later. It is none of those that the system hands out: another program
 * could be given it in between, and answer in the server's place.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, FIRST_HANDED_OUT);
    if (await isFree(port)) return port;
  }
}
