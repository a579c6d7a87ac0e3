import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Processes that a test of the queue may kill. */

/** A process of its own that takes a job and never ends it. Runs the built product, as a worker does. */
export function spawnStuckWorker(where: { url: string; prefix: string; claimMs: number }): ChildProcess {
  const built = join(__dirname, '../../dist/platform/queue/bull-job-queue.js');
  if (!existsSync(built)) throw new Error('Build the product first: npm run build');
  const script = `
    import Bull from 'bull';
    import { BullJobQueue } from '${pathToFileURL(built).href}';
    const queue = new BullJobQueue(Bull, ${JSON.stringify(where)});
    queue.handle({ name: 'double' }, () => { console.log('begun'); return new Promise(() => undefined); });
    await queue.start();`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A Redis that keeps nothing when it ends. */
export async function startRedis(port: number, folder: string): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept')) break;
  return server;
}
