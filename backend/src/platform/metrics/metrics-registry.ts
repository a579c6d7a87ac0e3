import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../config/product-version.js';
import type { Database } from '../database/database.js';
import { onMeasured, type Measurement } from '../measuring/measurements.js';
import { METRICS, type MetricFacts, type MetricName } from '../measuring/metric-table.js';
import type { JobQueue } from '../queue/job-queue.js';

/** The metrics of one process: what is measured goes in as it happens, queue and pool are looked at when they are asked for. */
export class MetricsRegistry {
  private readonly endListening: () => void;

  private constructor(
    private readonly registry: Registry,
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {
    this.gauge('forja_info')?.set({ version: productVersion(), node: process.version }, 1);
    this.endListening = onMeasured((measurement) => this.record(measurement));
  }

  /** Loads the library, which only processes with METRICS_PORT need, and begins to count. */
  static async open(database: Database, queue: JobQueue): Promise<MetricsRegistry> {
    const { default: client } = await import('prom-client');
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    const kinds = { counter: client.Counter, histogram: client.Histogram, gauge: client.Gauge };
    for (const [name, facts] of Object.entries(METRICS) as [MetricName, MetricFacts][]) {
      const { kind, help, labels, buckets = [] } = facts;
      const options = { name, help, labelNames: [...labels], buckets: [...buckets], registers: [] };
      registry.registerMetric(new kinds[kind](options));
    }
    return new MetricsRegistry(registry, database, queue);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics in Prometheus's text format. A queue that can't be reached leaves its own out. */
  async text(): Promise<string> {
    await this.lookAtQueue();
    for (const [state, count] of Object.entries(this.database.poolUse ?? {}))
      this.gauge('forja_database_connections')?.set({ state }, count as number);
    return this.registry.metrics();
  }

  close(): void {
    this.endListening();
    this.registry.clear();
  }

  private record({ name, labels, seconds }: Measurement): void {
    const metric = this.registry.getSingleMetric(name);
    if (seconds === undefined) (metric as Counter | undefined)?.inc(labels);
    else (metric as Histogram | undefined)?.observe(labels, seconds);
  }

  private async lookAtQueue(): Promise<void> {
    const jobs = this.gauge('forja_queue_jobs');
    const oldest = this.gauge('forja_queue_oldest_seconds');
    const processes = this.gauge('forja_queue_workers');
    for (const gauge of [jobs, oldest, processes]) gauge?.reset();
    const depths = await this.queue.depths().catch(() => []);
    for (const { name: job, workers, oldest_ms, waiting, waiting_ahead, running, failed } of depths) {
      const counts = { waiting, waiting_ahead, running, failed };
      for (const [state, count] of Object.entries(counts)) jobs?.set({ job, state }, count);
      oldest?.set({ job }, (oldest_ms ?? 0) / 1000);
      processes?.set({ job }, workers);
    }
  }

  private gauge(name: MetricName): Gauge | undefined {
    return this.registry.getSingleMetric(name) as Gauge | undefined;
  }
}
