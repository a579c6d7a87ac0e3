/** One metric of the product: how Prometheus counts it, what it says, by what it is split. */
export interface MetricFacts {
  kind: 'counter' | 'histogram' | 'gauge';
  help: string;
  labels: readonly string[];
  /** Upper ends of a histogram's steps, in seconds. */
  buckets?: readonly number[];
}

/** A request is answered in milliseconds; a large document or an upload may take a minute. */
const REQUEST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Every metric that is the product's own. The number of their labels' values is fixed: templates of routes, names of jobs. */
export const METRICS = {
  forja_info: { kind: 'gauge', help: 'Always 1; its labels are versions', labels: ['version', 'node'] },
  forja_http_requests_total: {
    kind: 'counter',
    help: 'Answered requests by the template of their route',
    labels: ['method', 'route', 'status'],
  },
  forja_http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time to the end of an answer, without streams of events',
    labels: ['method', 'route'],
    buckets: REQUEST,
  },
  forja_jobs_total: { kind: 'counter', help: 'Jobs that this process has ended', labels: ['job', 'outcome'] },
  forja_job_wait_seconds: {
    kind: 'histogram',
    help: 'Time from being asked for to the beginning',
    labels: ['job'],
    buckets: WORK,
  },
  forja_job_duration_seconds: {
    kind: 'histogram',
    help: 'Time from the beginning of a job to its end',
    labels: ['job'],
    buckets: WORK,
  },
  forja_queue_jobs: {
    kind: 'gauge',
    help: 'Jobs of the queue that all processes share; failed ones among those still known',
    labels: ['job', 'state'],
  },
  forja_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job has waited that a caller waits for',
    labels: ['job'],
  },
  forja_queue_workers: { kind: 'gauge', help: 'Processes that do jobs of this name', labels: ['job'] },
  forja_print_duration_seconds: {
    kind: 'histogram',
    help: 'Time that the browser took to print pages',
    labels: [],
    buckets: WORK,
  },
  forja_browser_starts_total: {
    kind: 'counter',
    help: 'Browsers that were started to print',
    labels: ['reason'],
  },
  forja_file_read_duration_seconds: {
    kind: 'histogram',
    help: 'Time to judge, read and store an upload',
    labels: ['kind'],
    buckets: WORK,
  },
  forja_slow_queries_total: {
    kind: 'counter',
    help: 'Statements that took longer than SLOW_QUERY_MS',
    labels: ['work'],
  },
  forja_database_connections: {
    kind: 'gauge',
    help: "Connections of this process's pool (MySQL, MariaDB)",
    labels: ['state'],
  },
} as const satisfies Record<string, MetricFacts>;

export type MetricName = keyof typeof METRICS;
