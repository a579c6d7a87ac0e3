import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of each line of the log about the work that wrote it. */
export interface LogContext {
  /** The id of the request that led here, also in the job that it asked for; undefined where none did. */
  requestId?: string;
  /** The template of the route, once the router has found it; never a path, which may hold what opens a page. */
  route?: () => string | undefined;
  /** Name of the job that is being done. */
  job?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs `work` with this added to what is known of it already. */
export const withLogContext = <T>(context: LogContext, work: () => T): T =>
  contexts.run({ ...contexts.getStore(), ...context }, work);

/** The id of the request that led here, or undefined. */
export const currentRequestId = (): string | undefined => contexts.getStore()?.requestId;

/** The route, or the job, that the work belongs to; undefined for what runs by itself. */
export function currentWork(): string | undefined {
  const { route, job } = contexts.getStore() ?? {};
  return job === undefined ? route?.() : `job ${job}`;
}

/** The fields of a line of the log; what is not known is left out. */
export function contextFields(): Record<string, string> {
  const { requestId, route, job } = contexts.getStore() ?? {};
  const fields = { request_id: requestId, route: route?.(), job };
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
