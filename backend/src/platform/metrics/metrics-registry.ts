import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../config/product-version.js';
import type { Database } from '../database/database.js';
import { onMeasured } from '../measuring/measurements.js';
import type { JobQueue } from '../queue/job-queue.js';
import { METRICS, type MetricFacts, type MetricName } from './metric-table.js';

type Labels = Record<string, string>;

/** The metrics of one process: what is measured goes in as it happens, queue and pool are looked at when they are asked for. */
export class MetricsRegistry {
  private readonly counters = new Map<MetricName, Counter>();
  private readonly histograms = new Map<MetricName, Histogram>();
  private readonly gauges = new Map<MetricName, Gauge>();
  private readonly ends: (() => void)[];

  private constructor(
    private readonly registry: Registry,
    client: typeof import('prom-client'),
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {
    for (const [name, facts] of Object.entries(METRICS) as [MetricName, MetricFacts][]) {
      const { kind, help, labels } = facts;
      const options = { name, help, labelNames: [...labels], registers: [registry] };
      if (kind === 'counter') this.counters.set(name, new client.Counter(options));
      else if (kind === 'gauge') this.gauges.set(name, new client.Gauge(options));
      else
        this.histograms.set(name, new client.Histogram({ ...options, buckets: [...(facts.buckets ?? [])] }));
    }
    this.gauge('forja_info', { version: productVersion(), node: process.version }, 1);
    this.ends = this.listen();
  }

  /** Loads the library, which only processes with METRICS_PORT need, and begins to count. */
  static async open(database: Database, queue: JobQueue): Promise<MetricsRegistry> {
    const { default: client } = await import('prom-client');
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    return new MetricsRegistry(registry, client, database, queue);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics in Prometheus's text format. A queue that can't be reached leaves its own out. */
  async text(): Promise<string> {
    await this.lookAtQueue();
    this.lookAtPool();
    return this.registry.metrics();
  }

  close(): void {
    for (const end of this.ends) end();
    this.registry.clear();
  }

  private listen(): (() => void)[] {
    return [
      onMeasured('request', ({ method, route, status, seconds }) => {
        this.count('forja_http_requests_total', { method, route, status: String(status) });
        if (seconds !== null) this.observe('forja_http_request_duration_seconds', { method, route }, seconds);
      }),
      onMeasured('job', ({ job, outcome, waited, ran }) => {
        this.count('forja_jobs_total', { job, outcome });
        if (waited !== null) this.observe('forja_job_wait_seconds', { job }, waited);
        this.observe('forja_job_duration_seconds', { job }, ran);
      }),
      onMeasured('print', ({ seconds }) => this.observe('forja_print_duration_seconds', {}, seconds)),
      onMeasured('browser', ({ reason }) => this.count('forja_browser_starts_total', { reason })),
      onMeasured('read', ({ kind, seconds }) =>
        this.observe('forja_file_read_duration_seconds', { kind }, seconds),
      ),
      onMeasured('slowQuery', ({ work }) => this.count('forja_slow_queries_total', { work })),
    ];
  }

  private async lookAtQueue(): Promise<void> {
    const names = ['forja_queue_jobs', 'forja_queue_oldest_seconds', 'forja_queue_workers'] as const;
    for (const name of names) this.gauges.get(name)?.reset();
    const depths = await this.queue.depths().catch(() => []);
    for (const { name: job, workers, oldest_ms, waiting, waiting_ahead, running, failed } of depths) {
      const counts = { waiting, waiting_ahead, running, failed };
      for (const [state, count] of Object.entries(counts))
        this.gauge('forja_queue_jobs', { job, state }, count);
      this.gauge('forja_queue_oldest_seconds', { job }, (oldest_ms ?? 0) / 1000);
      this.gauge('forja_queue_workers', { job }, workers);
    }
  }

  private lookAtPool(): void {
    for (const [state, count] of Object.entries(this.database.poolUse ?? {}))
      this.gauge('forja_database_connections', { state }, count as number);
  }

  private count(name: MetricName, labels: Labels): void {
    this.counters.get(name)?.inc(labels);
  }

  private observe(name: MetricName, labels: Labels, seconds: number): void {
    this.histograms.get(name)?.observe(labels, seconds);
  }

  private gauge(name: MetricName, labels: Labels, value: number): void {
    this.gauges.get(name)?.set(labels, value);
  }
}
