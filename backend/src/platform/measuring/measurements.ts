import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Measurements of the product's own work; durations in seconds. */
export interface Measurements {
  /** An answered HTTP request. `seconds` is null of a stream of events, which lasts as long as its tab. */
  request: { method: string; route: string; status: number; seconds: number | null };
  /** A job that has ended in this process. `waited` is null where it is not known. */
  job: { job: string; outcome: 'done' | 'failed'; waited: number | null; ran: number };
  /** A page that was printed, without the wait for its turn. */
  print: { seconds: number };
  /** A browser that was started: the first one, or in the place of one that crashed, hung or had served its time. */
  browser: { reason: 'first' | 'replaced' };
  /** An uploaded file that was judged, read and stored. */
  read: { kind: 'pdf' | 'dxf' | 'image' | 'other'; seconds: number };
  /** A statement that took longer than SLOW_QUERY_MS, and what asked for it. */
  slowQuery: { work: string };
}

const nameOf = (kind: keyof Measurements) => `forja.${kind}`;

/** Reports a measurement; costs nothing while no listener wants it. */
export function measured<K extends keyof Measurements>(kind: K, measurement: Measurements[K]): void {
  const published = channel(nameOf(kind));
  if (published.hasSubscribers) published.publish(measurement);
}

/** Hears the measurements of this process. @returns what ends that */
export function onMeasured<K extends keyof Measurements>(
  kind: K,
  listener: (measurement: Measurements[K]) => void,
): () => void {
  const hear = (message: unknown) => listener(message as Measurements[K]);
  subscribe(nameOf(kind), hear);
  return () => {
    unsubscribe(nameOf(kind), hear);
  };
}

/** Seconds since this moment of `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
