import { withLogContext } from './log-context.js';
import { createLogger } from './logger.js';

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
