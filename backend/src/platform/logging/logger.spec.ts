import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { withLogContext } from './log-context.js';
import { createLogger, requestLog } from './logger.js';

describe('a line of the log', () => {
  const lineOf = (work: (log: ReturnType<typeof createLogger>) => void) => {
    let text = '';
    work(createLogger('info', { write: (line: string) => (text += line) }));
    return JSON.parse(text) as Record<string, unknown>;
  };

  it('carries the request, the route and the job that it belongs to', () => {
    const line = lineOf((log) =>
      withLogContext({ requestId: 'r-1', route: () => '/api/orders/:id' }, () =>
        withLogContext({ job: 'render-document' }, () => log.info('printed')),
      ),
    );
    expect(line).toMatchObject({
      request_id: 'r-1',
      route: '/api/orders/:id',
      job: 'render-document',
      msg: 'printed',
    });
  });

  it('leaves out what is not known', () => {
    const line = lineOf((log) => withLogContext({ route: () => undefined }, () => log.info('started')));
    expect(Object.keys(line).sort()).toEqual(['level', 'msg', 'time']);
  });
});

describe('the line of a request', () => {
  it('names the request once, also where its work ran in a context', async () => {
    const lines: string[] = [];
    const log = requestLog(createLogger('debug', { write: (line: string) => lines.push(line) }));
    const server = createServer((request, response) => {
      log(request as Request, response as Response, () =>
        withLogContext({ requestId: String((request as { id?: string }).id) }, () => response.end()),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/orders`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/"request_id"/g)).toHaveLength(1);
  });
});
