import type { Worker } from 'node:worker_threads';
import pTimeout from 'p-timeout';
import {
  type Answer,
  type Ask,
  type CallName,
  type Failure,
  type Reply,
  type Request,
  UnreadableFile,
} from './protocol.js';
import { startThread } from './start-thread.js';

/** Limits of reading one file. */
export interface ReadLimits {
  /**
   * Milliseconds of one call: opening a PDF, drawing one page, reading a DXF. They and those of the file are the processor's,
   * of which a thread of low priority gets little on a machine that does much else.
   */
  step: number;
  /** Milliseconds after which a call ends, however little of the processor it was given. */
  lasting: number;
  /** Milliseconds of all calls of one file together. */
  file: number;
  /** Bytes of WebAssembly memory. */
  memory: number;
  /** Bytes of JavaScript's own memory; pixels are outside of it. */
  heap: number;
  /**
   * Bytes that a thread may hold between two files. WebAssembly's memory only grows: a thread that read a large scan would
   * keep what that took for ever.
   */
  held: number;
}

/**
 * A thread that reads one file at a time, started when it is first needed and kept warm. A call that exceeds a limit,
 * or a file that breaks the thread, costs the thread alone: the next file gets a new one.
 */
export class LimitedThread {
  private worker: Worker | undefined;
  /** Milliseconds that the file has left. */
  private left = 0;
  private abandoned: AbortSignal | undefined;
  /** The file, where it is a PDF: a thread that takes another one's place opens it first. */
  private pdf: Ask<'openPdf'> | null = null;
  private ended = false;

  constructor(private readonly limits: ReadLimits) {}

  /**
   * A new file begins: its time runs from here.
   * @param abandoned ends what the file is asked for, and the thread, with its reason
   */
  begin(abandoned?: AbortSignal): void {
    this.left = this.limits.file;
    this.abandoned = abandoned;
    this.pdf = null;
  }

  /** Whether the file has time left. */
  get hasTime(): boolean {
    return this.left > 0;
  }

  /** Whether there is a thread. */
  get runs(): boolean {
    return this.worker !== undefined;
  }

  /**
   * Asks for one step of the file; once more, of another thread, where one ends without an answer.
   * @throws UnreadableFile, and the reason of `abandoned`
   */
  async ask<Name extends CallName>(call: Name, ask: Ask<Name>): Promise<Answer<Name>> {
    try {
      return await this.askOnce(call, ask);
    } catch (error) {
      if (!isInterruption(error) || !this.hasTime || this.ended) throw error;
      return this.askOnce(call, ask);
    }
  }

  private async askOnce<Name extends CallName>(call: Name, ask: Ask<Name>): Promise<Answer<Name>> {
    if (call === 'openPdf') this.pdf = ask as Ask<'openPdf'>;
    else if (!this.runs && this.pdf) await this.askOnce('openPdf', this.pdf);
    this.abandoned?.throwIfAborted();
    if (this.ended) throw new UnreadableFile('interrupted', 'the threads have ended');
    const fresh = this.worker === undefined;
    this.worker ??= startThread({
      workerData: { memory: this.limits.memory },
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heap / 1024 / 1024 },
    });
    const { worker, abandoned: signal } = this;
    worker.ref();
    const spent = processorWatch();
    try {
      // The first step loads the reader, which takes its time on a busy machine: that is not the file's.
      const step = this.limits.step * (fresh ? 2 : 1);
      const milliseconds = Math.min(step, this.left);
      const { lasting } = this.limits;
      return (await answerOf(
        worker,
        { call, ask },
        { milliseconds, lasting, spent, signal },
      )) as Answer<Name>;
    } catch (error) {
      if (!(error instanceof Refusal && !error.failure.spent)) await this.close();
      signal?.throwIfAborted();
      throw asUnreadable(error as Error);
    } finally {
      this.left = Math.max(0, this.left - spent());
    }
  }

  /** The file is done with; the thread stays, unless it holds much memory, and keeps no process alive. */
  async letGo(): Promise<void> {
    this.begin();
    if (this.worker) await this.rest();
    this.worker?.unref();
  }

  private async rest(): Promise<void> {
    const held = await this.ask('rest', null).then(
      (answer) => answer.held,
      () => Infinity,
    );
    if (held > this.limits.held) await this.close();
  }

  /** The process ends: what is asked from now on is refused, and starts no thread. */
  async end(): Promise<void> {
    this.ended = true;
    await this.close();
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

/** The thread says that something is wrong with the file. */
class Refusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.detail);
  }
}

/** The call took longer than it may. */
class TooSlow extends Error {}

/** The thread, not the file, is why there is no answer. */
const isInterruption = (error: unknown): boolean =>
  error instanceof UnreadableFile && error.fault === 'interrupted';

function asUnreadable(error: Error): UnreadableFile {
  if (error instanceof TooSlow) return new UnreadableFile('too-slow', error.message);
  if (error instanceof Refusal) return new UnreadableFile(error.failure.fault, error.message);
  const exhausted = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return new UnreadableFile(exhausted ? 'too-much-memory' : 'interrupted', error.message);
}

/** Answers milliseconds of the processor that a thread can have used at most: what its process used, and the time gone by. */
type Watch = () => number;

function processorWatch(): Watch {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min((user + system) / 1000, performance.now() - begun);
  };
}

/** Limits after which a reply is not waited for any longer. */
interface CallLimits {
  /** As `spent` counts them. */
  milliseconds: number;
  spent: Watch;
  /** Milliseconds that go by, whatever was spent. */
  lasting: number;
  signal: AbortSignal | undefined;
}

/** A wait shorter than this is not begun again. */
const SHORTEST_WAIT_MS = 100;

/** Waits until the time is spent, which takes longer than it where the processor does something else. @throws TooSlow */
async function inTime<T extends object>(
  reply: Promise<T>,
  { milliseconds, spent, lasting, signal }: CallLimits,
  call: string,
): Promise<T> {
  const last = performance.now() + lasting;
  let left = Math.min(milliseconds, lasting);
  do {
    const answer = await pTimeout(reply, { milliseconds: left, message: false, signal });
    if (answer) return answer;
    left = Math.min(milliseconds - spent(), last - performance.now());
  } while (left > SHORTEST_WAIT_MS);
  throw new TooSlow(call);
}

/** The thread's next reply. @throws Refusal, TooSlow, the signal's reason, and what ended the thread */
async function answerOf(worker: Worker, request: Request, limits: CallLimits): Promise<unknown> {
  const listeners = new AbortController();
  const reply = new Promise<Reply>((resolve, reject) => {
    const onError = (error: Error) => reject(error);
    const onExit = (code: number) => reject(new Error(`thread ended with ${String(code)}`));
    worker.on('message', resolve).on('error', onError).on('exit', onExit);
    listeners.signal.addEventListener('abort', () => {
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
    });
  });
  worker.postMessage(request);
  try {
    const answer = await inTime(reply, limits, request.call);
    if ('failure' in answer) throw new Refusal(answer.failure);
    return answer.answer;
  } finally {
    listeners.abort();
  }
}
