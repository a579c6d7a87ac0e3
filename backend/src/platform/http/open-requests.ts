import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { withoutToken } from '../logging/page-token.js';

interface OpenRequest {
  request: IncomingMessage;
  response: ServerResponse;
  begun: number;
}

/** The requests that a server is answering, so that it can end in order: finish them, take no more, say what was cut off. */
export class OpenRequests {
  private readonly open = new Set<OpenRequest>();
  /** Node's own closing of idle connections leaves those that have not sent a request yet. */
  private readonly sockets = new Set<Socket>();
  private ending = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const entry = { request, response, begun: Date.now() };
      this.open.add(entry);
      if (this.ending) endAfter(response);
      response.once('close', () => {
        this.open.delete(entry);
        // An answer whose head was sent before the end began did not say that its connection ends.
        if (this.ending) setImmediate(() => this.endIdle());
      });
    });
  }

  /**
   * From now on no connection is accepted, every answer ends its own, and connections without a request end at once: a client that keeps one
   * would be answered for as long as it asks.
   */
  end(): void {
    this.ending = true;
    for (const { response } of this.open) endAfter(response);
    this.server.close();
    this.endIdle();
  }

  private endIdle(): void {
    const busy = new Set([...this.open].map(({ request }) => request.socket));
    for (const socket of this.sockets) if (!busy.has(socket)) socket.destroySoon();
  }

  /** Ends every connection, whatever is being answered on it. */
  cut(): void {
    this.server.closeAllConnections();
  }

  /** Requests that are being answered, as `GET /path (12 s)`; a query may hold what a user searched for, and a link opens a customer's page. */
  describe(): string[] {
    return [...this.open].map(({ request, begun }) => {
      const path = withoutToken((request.url ?? '').split('?', 1)[0] ?? '');
      return `${request.method ?? ''} ${path} (${String(Math.round((Date.now() - begun) / 1000))} s)`;
    });
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
