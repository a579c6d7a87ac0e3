import { SessionSweep } from '../../src/access/sessions/session-sweep.service.js';
import { Session } from '../../src/access/sessions/session.entity.js';
import { ErrorLogSweep } from '../../src/error-log/error-log-sweep.service.js';
import { ErrorLog } from '../../src/error-log/error-log.entity.js';
import { UnexpectedErrorSink } from '../../src/platform/errors/unexpected-error-sink.js';
import { TestApp } from '../harness/test-app.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('what is kept of people', () => {
  let app: TestApp;

  const start = async (settings: Record<string, string>) => {
    app = await TestApp.startOwn({ REDIS_URL: '', ...settings });
  };
  const errors = () => app.db.manager.countBy(ErrorLog, {});
  const report = () => app.app.get(UnexpectedErrorSink).record({ error: new Error('Falha'), status: 500 });
  afterEach(() => app.close());

  it('errors go after ERROR_LOG_DAYS, not before', async () => {
    await start({ ERROR_LOG_DAYS: '10' });
    await report();
    const sweep = app.app.get(ErrorLogSweep);
    expect([await sweep.sweep(inDays(9.9)), await errors()]).toEqual([0, 1]);
    expect([await sweep.sweep(inDays(10.1)), await errors()]).toEqual([1, 0]);
  });

  it('errors stay with ERROR_LOG_DAYS=0', async () => {
    await start({ ERROR_LOG_DAYS: '0' });
    await report();
    expect([await app.app.get(ErrorLogSweep).sweep(inDays(9999)), await errors()]).toEqual([0, 1]);
  });

  it('sessions go SESSION_DAYS after their end, and those that count stay', async () => {
    await start({ SESSION_DAYS: '5' });
    const leaving = await app.userWith();
    const staying = await app.userWith();
    await leaving.post('/api/logout', {});
    const sweep = app.app.get(SessionSweep);
    const left = () => app.db.manager.find(Session, { select: { user_id: true } });
    expect(await sweep.sweep(inDays(4.9))).toBe(0);
    expect(await sweep.sweep(inDays(5.1))).toBe(1);
    expect((await left()).map(({ user_id }) => user_id)).not.toContain(leaving.userId);
    await staying.get('/api/user').expect(200);
    // A session expires seven days after its sign-in.
    await sweep.sweep(inDays(12.1));
    expect(await left()).toEqual([]);
  });
});
