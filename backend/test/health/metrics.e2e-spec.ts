import { get } from 'node:http';
import { Controller, Get, Logger } from '@nestjs/common';
import { Public } from '../../src/access/access.decorators.js';
import { Database } from '../../src/platform/database/database.js';
import { METRICS } from '../../src/platform/measuring/metric-table.js';
import { Client } from '../harness/client.js';
import { startProbe } from '../harness/probe-app.js';
import { TestApp } from '../harness/test-app.js';
import { testSettings } from '../harness/test-settings.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/** The whole answer of a path on the metrics' own port. */
const scrape = (port: number, path = '/metrics') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });

describe('metrics @servers', () => {
  let app: TestApp;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    app = await TestApp.startOwn({ METRICS_PORT: String(port), REDIS_URL: '', SLOW_QUERY_MS: '0' });
  });
  afterAll(async () => {
    await app.close();
    await expect(scrape(port)).rejects.toThrow('ECONNREFUSED');
  });

  it('count requests by the template of their route, unknown paths under one name', async () => {
    await app.admin.get('/api/orders/1').expect(404);
    await app.admin.get('/api/orders/2').expect(404);
    for (const path of ['/api/none', '/api/none/at/all', '/wp-login.php'])
      await app.admin.get(path).expect(404);
    const { status, text } = await scrape(port);
    expect(status).toBe(200);
    expect(text).toContain(
      'forja_http_requests_total{method="GET",route="/api/orders/:id",status="404"} 2\n',
    );
    expect(text).toContain('forja_http_requests_total{method="GET",route="unmatched",status="404"} 3\n');
    expect(text).toContain(
      'forja_http_request_duration_seconds_count{method="GET",route="/api/orders/:id"} 2\n',
    );
    expect(text).not.toMatch(/orders\/1|wp-login|api\/none/);
  });

  it('say of the queue how many jobs wait, and of the process how it is', async () => {
    const { text } = await scrape(port);
    expect(text).toContain('forja_queue_jobs{job="render-document",state="waiting"} 0\n');
    expect(text).toContain('forja_queue_oldest_seconds{job="render-document"} 0\n');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toContain(`forja_info{version="0.1.0",node="${process.version}"} 1\n`);
    for (const name of Object.keys(METRICS)) expect(text).toContain(`# HELP ${name} `);
    if (process.env.TEST_DATABASE_URL) {
      expect(text).toMatch(/forja_database_connections\{state="idle"\} [1-9]/);
      expect(text).toContain('forja_database_connections{state="limit"} 10\n');
    } else expect(text).not.toContain('forja_database_connections{');
  });

  it('are on their own port alone', async () => {
    await app.anonymous.get('/metrics').expect(404);
    expect((await scrape(port, '/api/orders')).status).toBe(404);
  });
});

const SECRET = 'valor-secreto';

@Controller('slow')
class SlowController {
  constructor(private readonly db: Database) {}

  /** A statement that takes its time, with a value beside it and one inside of it. */
  @Get(':id')
  @Public()
  async ask() {
    const series = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)';
    await this.db.manager.query(
      this.db.embedded
        ? `${series} SELECT COUNT(*) AS c, ? AS a, '${SECRET}' AS b FROM n`
        : `SELECT SLEEP(0.1) AS c, ? AS a, '${SECRET}' AS b`,
      [SECRET],
    );
    return {};
  }
}

describe('the log of slow statements', () => {
  it('names the route that asked, and none of the values', async () => {
    const { settings, dispose } = await testSettings({ SLOW_QUERY_MS: '20', REDIS_URL: '' });
    const probe = await startProbe(settings, SlowController);
    const lines: string[] = [];
    const keep = (message: unknown) => void lines.push(String(message));
    Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn: keep });
    try {
      await new Client(probe.getHttpServer()).get('/slow/7').expect(200);
    } finally {
      Logger.overrideLogger(false);
      await probe.close();
      await dispose();
    }
    const slow = lines.filter((line) => line.includes(' AS c, ? AS a'));
    expect(slow).toHaveLength(1);
    expect(slow[0]).toMatch(/^Slow statement, \d+ ms, asked by \/slow\/:id: /);
    expect(slow[0]).toContain("'?' AS b");
    expect(slow[0]).not.toContain(SECRET);
  });
});
