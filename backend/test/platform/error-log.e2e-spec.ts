import { Controller, Post } from '@nestjs/common';
import { SignedIn } from '../../src/access/access.decorators.js';
import { ErrorLog } from '../../src/error-log/error-log.entity.js';
import {
  UnexpectedErrorSink,
  type UnexpectedError,
} from '../../src/platform/errors/unexpected-error-sink.js';
import { Client } from '../harness/client.js';
import { startProbe } from '../harness/probe-app.js';
import { TestApp } from '../harness/test-app.js';

interface Entry {
  id: number;
  level: string;
  message: string;
  user: { name: string; email: string } | null;
  request_data: { body: unknown; query: unknown };
}

interface PageBody {
  data: Entry[];
  last_page: number;
  total: number;
  page: number;
}

@Controller('broken')
class BrokenController {
  @Post()
  @SignedIn()
  fail(): never {
    throw new TypeError('SELECT something from /secret/place');
  }
}

describe('the error log', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });
  beforeEach(async () => {
    await app.admin.delete('/api/error-logs/destroy-all').expect(200);
  });

  const record = (report: Partial<UnexpectedError> = {}) =>
    app.app.get(UnexpectedErrorSink).record({ error: new Error('Algo quebrou'), status: 500, ...report });

  const list = async (query = '') =>
    (await app.admin.get(`/api/error-logs?${query}`).expect(200)).body as PageBody;

  const request = (user?: { id: number; name: string; email: string }) => ({
    method: 'POST',
    url: '/api/orders?token=abc',
    ip: '10.0.0.7',
    query: { token: 'abc' },
    body: { title: 'Eixo', password: 'segredo' },
    user,
  });

  it('keeps the error, its user and its request, but no secret', async () => {
    const user = { id: 7, name: 'Ana', email: 'ana@forja.test' };
    await record({ error: new TypeError('x is undefined'), request: request(user) });
    const { data } = await list();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      level: 'critical',
      message: 'x is undefined',
      exception: 'TypeError',
      user: { name: 'Ana', email: 'ana@forja.test' },
      method: 'POST',
      ip: '10.0.0.7',
      request_data: { body: { title: 'Eixo', password: '[oculto]' }, query: { token: '[oculto]' } },
    });
    expect(JSON.stringify(data[0])).not.toMatch(/segredo|abc/);
    expect(data[0]).toMatchObject({ file: expect.stringContaining('error-log.e2e-spec') });
  });

  it('records what a route didn’t expect, and answers neutrally', async () => {
    const probe = await startProbe(app.settings, BrokenController);
    try {
      const client = new Client(probe.getHttpServer(), app.admin.token);
      const { body } = await client.post('/broken', { title: 'Eixo', token: 'abc' }).expect(500);
      expect(body).toEqual({
        message: 'Ocorreu um erro inesperado, que foi registrado. Se continuar, avise um administrador.',
      });
      expect((await list()).data[0]).toMatchObject({
        level: 'critical',
        method: 'POST',
        url: '/broken',
        user: { name: 'Administrador', email: 'admin@forja.test' },
        request_data: { body: { title: 'Eixo', token: '[oculto]' } },
      });
    } finally {
      await probe.close();
    }
  });

  it('takes whatever was thrown', async () => {
    await record({ error: 'a text' });
    await record({ error: undefined });
    await record({ error: { code: 7, password: 'segredo' } });
    const texts = (await list()).data.map(({ message }) => message);
    expect(texts).toEqual(['{"code":7,"password":"[oculto]"}', 'undefined', 'a text']);
  });

  it('never fails the reporting request, not even with what can’t be stored', async () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    await record({ request: { ...request(), body: endless } });
    await record({
      error: new Error('é'.repeat(100_000)),
      request: { ...request(), url: 'u'.repeat(70_000) },
    });
    await record({ request: { ...request(), body: Array.from({ length: 5000 }, () => 'ção'.repeat(400)) } });
    expect((await list()).total).toBe(3);
  });

  it('is read in pages, newest first', async () => {
    for (let number = 1; number <= 5; number += 1)
      await record({ error: new Error(`Falha ${String(number)}`) });
    const second = await list('page=2&per_page=2');
    expect(second).toMatchObject({ total: 5, last_page: 3, page: 2 });
    expect(second.data.map(({ message }) => message)).toEqual(['Falha 3', 'Falha 2']);
    expect(await list('page=9')).toMatchObject({ data: [], last_page: 1, total: 5 });
    await app.admin.get('/api/error-logs?per_page=5000').expect(422);
  });

  it('is filtered by text, level, user and day', async () => {
    await record({
      error: new Error('Disco cheio'),
      request: request({ id: 3, name: 'Rui', email: 'rui@x.test' }),
    });
    await record({ error: new TypeError('Sem valor') });
    await record({ status: 503, error: new Error('Fila fora do ar') });
    const found = async (query: string) => (await list(query)).data.map(({ message }) => message);
    expect(await found('search=DISCO')).toEqual(['Disco cheio']);
    expect(await found('search=rui%40')).toEqual(['Disco cheio']);
    expect(await found('level=critical')).toEqual(['Sem valor']);
    expect(await found('level=warning')).toEqual(['Fila fora do ar']);
    expect(await found('user_id=3')).toEqual(['Disco cheio']);
    expect(await found('date_to=2020-01-01')).toEqual([]);
    expect(await found('date_from=2020-01-01&date_to=2199-12-31&level=&search=')).toHaveLength(3);
    await app.admin.get('/api/error-logs?date_from=ontem').expect(422);
    await app.admin.get('/api/error-logs?level=fatal').expect(422);
  });

  it('takes a day as São Paulo’s', async () => {
    await record({ error: new Error('Tarde da noite') });
    await app.db.write(() =>
      app.db.manager.update(
        ErrorLog,
        { message: 'Tarde da noite' },
        { created_at: '2026-03-02T02:30:00.000Z' },
      ),
    );
    expect((await list('date_from=2026-03-01&date_to=2026-03-01')).total).toBe(1);
    expect((await list('date_from=2026-03-02')).total).toBe(0);
  });

  it('is counted', async () => {
    await record();
    await record({ error: new TypeError('x') });
    await record({ error: new Error('antigo') });
    const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
    await app.db.write(() => app.db.manager.update(ErrorLog, { message: 'antigo' }, { created_at: old }));
    const { body } = await app.admin.get('/api/error-logs/statistics').expect(200);
    expect(body).toEqual({
      total: 3,
      last_24h: 2,
      last_7days: 3,
      by_level: { error: 2, warning: 0, critical: 1, info: 0 },
    });
  });

  it('is purged one by one and whole', async () => {
    await record();
    await record();
    const [first] = (await list()).data;
    const deleted = await app.admin.delete(`/api/error-logs/${String(first?.id)}`).expect(200);
    expect(deleted.body).toEqual(first);
    await app.admin.delete(`/api/error-logs/${String(first?.id)}`).expect(404);
    expect((await app.admin.delete('/api/error-logs/destroy-all').expect(200)).body).toEqual({ deleted: 1 });
    expect(await list()).toMatchObject({ data: [], total: 0, last_page: 1 });
  });
});
