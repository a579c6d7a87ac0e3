import { Worker } from 'node:worker_threads';
import { UnusablePdf } from './rasteriser.js';

/** What the thread is asked; it answers `{ result }` or `{ error }`, one answer a request, in their order. */
export type Request =
  | { call: 'open'; pdf: Uint8Array | string }
  | { call: 'render'; index: number; side: number }
  | { call: 'close' };

/** `exhausted`: it wanted more memory than it may have; `spent`: the thread is of no more use. */
type Answer = { result: unknown } | { error: string; exhausted: boolean; spent: boolean };

/** What a document may cost. */
export interface RasterLimits {
  /** Milliseconds of one step: opening it, drawing one page. */
  step: number;
  /** Milliseconds of all its steps together. */
  document: number;
  /** Bytes of WebAssembly memory. */
  memory: number;
}

/** JavaScript's own share of a thread's memory, in MB; the pixels lie outside of it. */
const HEAP_MB = 128;

/**
 * pdfium in a worker thread of its own, started when it is first needed and kept warm. A step that exceeds a limit,
 * or a document that breaks the thread, costs the thread alone: the next document gets a new one.
 */
export class RasterThread {
  private worker: Worker | undefined;
  /** Milliseconds that the open document has left. */
  private left = 0;

  constructor(private readonly limits: RasterLimits) {}

  /** A new document begins: its time runs from here. */
  begin(): void {
    this.left = this.limits.document;
  }

  /** @throws UnusablePdf */
  async ask(request: Request): Promise<unknown> {
    this.worker ??= new Worker(new URL('./pdf-worker.js', import.meta.url).pathname, {
      workerData: { most: this.limits.memory },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const { worker } = this;
    worker.ref();
    const started = performance.now();
    try {
      return await answerOf(worker, request, Math.min(this.limits.step, this.left));
    } catch (error) {
      if (!(error instanceof Refusal && !error.spent)) await this.close();
      throw asUnusable(error as Error);
    } finally {
      this.left = Math.max(0, this.left - (performance.now() - started));
    }
  }

  /** The document is done with; the thread stays, and keeps no process alive. */
  async letGo(): Promise<void> {
    this.begin();
    if (this.worker) await this.ask({ call: 'close' }).catch(() => this.close());
    this.worker?.unref();
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

/** The thread says that something is wrong with the document. */
class Refusal extends Error {
  readonly exhausted: boolean;
  readonly spent: boolean;

  constructor({ error, exhausted, spent }: Extract<Answer, { error: string }>) {
    super(error);
    this.exhausted = exhausted;
    this.spent = spent;
  }
}

/** The step took longer than it may. */
class TooSlow extends Error {}

function asUnusable(error: Error): UnusablePdf {
  if (error instanceof TooSlow) return new UnusablePdf('too-slow', error.message);
  if (error instanceof Refusal && error.exhausted) return new UnusablePdf('too-much-memory', error.message);
  const encrypted = /password|security/i.test(error.message);
  return new UnusablePdf(encrypted ? 'encrypted' : 'broken', error.message);
}

function answerOf(worker: Worker, request: Request, limit: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new TooSlow(request.call))), limit);
    const onMessage = (answer: Answer) =>
      settle(() => ('error' in answer ? reject(new Refusal(answer)) : resolve(answer.result)));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`thread ended with ${String(code)}`));
    function settle(how: () => void) {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
