import { Agent, request as httpRequest } from 'node:http';
import type { HostileRequest } from './hostile-input-requests.js';

export interface HostileAnswer {
  /** 0: the connection was closed without an answer. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends requests as they are: nothing is checked, repaired or repeated on the way. */
export class Wire {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly port: number,
    /** An answer that takes longer counts as a hang, in ms. */
    private readonly timeout: number,
  ) {}

  /** @throws Error when there is no answer in time */
  async send({ method, path, headers, body }: HostileRequest, token?: string): Promise<HostileAnswer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const options = {
      host: '127.0.0.1',
      port: this.port,
      agent: this.agent,
      method,
      path,
      headers: { ...authorization, ...headers, ...length },
    };
    return new Promise((resolve, reject) => {
      const call = httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        const finish = () => {
          clearTimeout(timer);
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        };
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', finish).on('error', finish);
        // A stream of events ends with its reader alone.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          finish();
          response.destroy();
        }
      });
      const timer = setTimeout(() => {
        reject(new Error(`no answer within ${String(this.timeout)} ms`));
        call.destroy();
      }, this.timeout);
      call.on('error', () => {
        clearTimeout(timer);
        resolve({ status: 0, headers: {}, body: '' });
      });
      call.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
