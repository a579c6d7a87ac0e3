import { once } from 'node:events';
import { stop } from './run.mjs';

/** A program that goes on, may be ended in any way, and is begun anew where it ended. */
export class Program {
  /** @param {() => Promise<import('node:child_process').ChildProcess>} begin resolves once it works */
  constructor(begin) {
    this.begin = begin;
  }

  async start() {
    this.child = await this.begin();
  }

  async kill() {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  signal(name) {
    this.child.kill(name);
  }

  /** Ends it in order, also where it is frozen. */
  async stop(graceSeconds = 15) {
    this.signal('SIGCONT');
    await stop(this.child, graceSeconds);
  }
}
