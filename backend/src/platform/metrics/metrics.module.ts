import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  Global,
  Inject,
  Injectable,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { JobQueue } from '../queue/job-queue.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Answers `GET /metrics` on METRICS_PORT, apart from the product's own port: it needs no sign-in and must not be public. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private registry: MetricsRegistry | undefined;
  private server: Server | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    @Inject(JobQueue) private readonly queue: JobQueue,
  ) {}

  /** @throws the system's error where the port is taken (EADDRINUSE) */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, METRICS_HOST } = this.settings.watching;
    if (METRICS_PORT === undefined) return;
    this.registry = await MetricsRegistry.open(this.database, this.queue);
    this.server = createServer(({ method, url }, response) => {
      if (method === 'GET' && url === '/metrics') void this.answer(response);
      else response.writeHead(404).end();
    });
    // Of this process alone, also among several that share the product's port.
    this.server.listen({ port: METRICS_PORT, host: METRICS_HOST, exclusive: true });
    await once(this.server, 'listening');
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.registry?.close();
    if (!this.server?.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.registry?.text();
      response.writeHead(200, { 'Content-Type': this.registry?.contentType ?? '' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  }
}

/** Metrics of the process, in the HTTP process and in the worker. */
@Global()
@Module({ providers: [MetricsServer] })
export class MetricsModule {}
