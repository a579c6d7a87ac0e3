import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { METRICS, MetricName } from './metric-table.js';

/** A value for each label of the metric. */
type LabelsOf<N extends MetricName> = Readonly<Record<(typeof METRICS)[N]['labels'][number], string>>;

/** One more of what a counter counts, or a duration in seconds for a histogram. */
export interface Measurement {
  name: MetricName;
  labels: Readonly<Record<string, string>>;
  seconds?: number;
}

const CHANNEL = 'forja.measurements';
const measurements = channel(CHANNEL);

/** Counts one more; costs nothing while no listener wants it. */
export function count<N extends MetricName>(name: N, labels: LabelsOf<N>): void {
  measurements.publish({ name, labels } satisfies Measurement);
}

/** Reports a duration; costs nothing while no listener wants it. */
export function observe<N extends MetricName>(name: N, labels: LabelsOf<N>, seconds: number): void {
  measurements.publish({ name, labels, seconds } satisfies Measurement);
}

/** Hears the measurements of this process. @returns what ends that */
export function onMeasured(listener: (measurement: Measurement) => void): () => void {
  const hear = (message: unknown) => listener(message as Measurement);
  subscribe(CHANNEL, hear);
  return () => void unsubscribe(CHANNEL, hear);
}

/** Seconds since this moment of `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
