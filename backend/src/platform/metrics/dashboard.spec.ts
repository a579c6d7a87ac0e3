import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import client from 'prom-client';
import { METRICS, type MetricFacts } from '../measuring/metric-table.js';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string }[] };
}

const file = join(__dirname, '../../../../docs/grafana/forja.json');
const dashboard = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...dashboard.templating.list.map(({ query }) => ['variable', query] as const),
];

/** Names that the dashboard may use: the product's own metrics, a histogram by its three series, and Node's defaults. */
function known(): Map<string, readonly string[]> {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const names = new Map(registry.getMetricsAsArray().map(({ name }) => [name, [] as readonly string[]]));
  for (const [name, { kind, labels }] of Object.entries(METRICS) as [string, MetricFacts][]) {
    if (kind === 'histogram')
      for (const end of ['bucket', 'sum', 'count']) names.set(`${name}_${end}`, [...labels, 'le']);
    else names.set(name, labels);
  }
  return names;
}

const namesIn = (text: string) => text.match(/\b(?:forja|nodejs|process)_\w+/g) ?? [];

describe('the Grafana dashboard', () => {
  const metrics = known();

  it.each(expressions)('%s names metrics that there are: %s', (_, text) => {
    expect(namesIn(text).filter((name) => !metrics.has(name))).toEqual([]);
  });

  it.each(expressions)('%s splits and filters by labels that they have: %s', (_, text) => {
    const labels = namesIn(text).flatMap((name) => metrics.get(name) ?? []);
    const grouped = [...text.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const filtered = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)[=!]/g)].map(([, name = '']) => name),
    );
    const wrong = [...grouped, ...filtered].filter((name) => name !== 'instance' && !labels.includes(name));
    expect(wrong).toEqual([]);
  });

  it('shows every metric of the product', () => {
    const shown = new Set(expressions.flatMap(([, text]) => namesIn(text)));
    const missing = Object.keys(METRICS).filter((name) => ![...shown].some((one) => one.startsWith(name)));
    expect(missing).toEqual([]);
  });
});
