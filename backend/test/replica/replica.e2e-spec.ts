import { setTimeout } from 'node:timers/promises';
import type { SystemHealthView } from '../../src/health/system-health.dto.js';
import { onMeasured } from '../../src/platform/measuring/measurements.js';
import type { Client } from '../harness/client.js';
import { Replica } from '../../src/platform/database/replica/replica.js';
import { TestApp } from '../harness/test-app.js';
import { newPart, newSet, orderOf } from '../world/orders.js';
import { ReplicatedServers } from './replicated-servers.js';

/** What a page of the list, a list, an order's history, the dashboard and the logs answer: routes that declare it. */
const declared = (id: number, partId: number) => [
  '/api/orders',
  '/api/orders/page?type=pre_order',
  '/api/orders/count?type=pre_order',
  `/api/orders/${String(id)}/history`,
  `/api/orders/${String(id)}/earlier-parts?part_id=${String(partId)}`,
  '/api/materials',
  '/api/customers?filter={"q":"a"}',
  '/api/dashboard',
  '/api/search?q=pedido',
  '/api/error-logs',
  '/api/error-logs/statistics',
  '/api/administration-history',
  '/api/administration-history/people',
];

const others = (id: number) => [`/api/orders/${String(id)}`, '/api/user', '/api/users', '/api/jobs'];

/** The dashboard says when it was made. */
const withoutMoments = (bodies: unknown): unknown =>
  JSON.parse(JSON.stringify(bodies).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '""'));

type ReplicaView = NonNullable<SystemHealthView['replica']>;

/** A busy machine is allowed some seconds; without limits it would be a minute. */
const SOON = 10_000;

// A MariaDB is there where the suite runs on one.
if (process.env.TEST_DATABASE_URL)
  describe('reads of a replica', () => {
    let servers: ReplicatedServers;
    let app: TestApp;
    let orderId: number;
    let partId: number;
    let outcomes: string[] = [];
    let end: () => void;

    beforeAll(async () => {
      servers = await ReplicatedServers.start();
      end = onMeasured('replicaRead', ({ outcome }) => void outcomes.push(outcome));
      app = await TestApp.startOwn({ ...servers.env, REDIS_URL: '' });
      const { orderId: id, setId } = await newSet(app.admin, {});
      orderId = id;
      partId = (await newPart(app.admin, setId, { title: 'Aba' })).id;
      await untilItIsRead();
    });
    afterAll(async () => {
      await app.close();
      await servers.stop();
      end();
    });
    beforeEach(() => (outcomes = []));

    const listed = async (client: Client) =>
      ((await client.get('/api/orders').expect(200)).body as { id: number }[]).map(({ id }) => id);

    /** What the administrators' screen says of the replica. */
    const shown = async ({ admin }: TestApp = app) =>
      ((await admin.get('/api/system-health').expect(200)).body as { replica: ReplicaView }).replica;

    /** Looks until it says so: a replica on a busy machine may be late. */
    async function untilShown(state: ReplicaView['state'], of?: TestApp): Promise<ReplicaView> {
      const limit = Date.now() + 60_000;
      for (;;) {
        const replica = await shown(of);
        if (replica.state === state) return replica;
        if (Date.now() > limit) throw new Error(`Not ${state}: ${replica.state}`);
        await setTimeout(100);
      }
    }

    /**
     * Runs work until this is what became of its read: a pool opens with the first read, a pause has to pass, and a replica on a busy
     * machine may be late.
     */
    async function until<T>(outcome: string, work: () => Promise<T>): Promise<T> {
      const limit = Date.now() + 60_000;
      for (;;) {
        outcomes = [];
        const result = await work();
        if (outcomes[0] === outcome) return result;
        if (Date.now() > limit) throw new Error(`Not ${outcome}: ${outcomes.join()}`);
        await setTimeout(100);
      }
    }

    const untilItIsRead = () => until('replica', () => listed(app.admin));

    it('are those of the routes that declare it, with the same answers', async () => {
      const answers = async (by: string) => {
        const bodies: unknown[] = [];
        for (const path of declared(orderId, partId)) {
          const { body } = await until(by, () => app.admin.get(path).expect(200));
          expect([path, outcomes]).toEqual([path, [by]]);
          bodies.push(body);
        }
        return bodies;
      };
      const before = await servers.selects(servers.replica);
      const ofReplica = await answers('replica');
      expect((await servers.selects(servers.replica)) - before).toBeGreaterThan(
        2 * declared(orderId, partId).length,
      );

      await servers.replica.query('STOP SLAVE SQL_THREAD');
      await servers.primary.query('CREATE DATABASE something_else');
      expect(withoutMoments(await answers('behind'))).toEqual(withoutMoments(ofReplica));
      await servers.replica.query('START SLAVE SQL_THREAD');
      await untilItIsRead();
    });

    it('are no others: what a session is, a record, and what is written stay with the primary', async () => {
      const before = await servers.selects(servers.replica);
      for (const path of others(orderId)) await app.admin.get(path).expect(200);
      await app.admin.put(`/api/orders/${String(orderId)}`, { service_name: 'Novo', version: 1 });
      expect(outcomes).toEqual([]);
      expect((await servers.selects(servers.replica)) - before).toBe(0);
    });

    it('begin anew on the primary where the work writes after all, and write once', async () => {
      const { db } = app;
      const replica = app.app.get(Replica);
      const { written, tries } = await until('failed', async () => {
        const tries: boolean[] = [];
        const written = await replica.read(async () => {
          tries.push(db.manager === replica.manager);
          return db.write(() => Promise.resolve(tries.length));
        });
        return { written, tries };
      });
      expect([written, tries]).toEqual([2, [true, false]]);
    });

    it('find every write at once, of whatever user, however fast they come', async () => {
      const other = await app.userWith('view_all_orders');
      for (let index = 0; index < 30; index += 1) {
        const { id } = await orderOf(app.admin);
        const [own, others] = await Promise.all([listed(app.admin), listed(other)]);
        expect([own.includes(id), others.includes(id)]).toEqual([true, true]);
      }
      // By the primary only where the replica did not come so far in time.
      expect(outcomes).toContain('replica');
    });

    it('go to the primary while the replica is behind', async () => {
      await untilItIsRead();
      await servers.replica.query('STOP SLAVE SQL_THREAD');
      const { id } = await orderOf(app.admin);
      outcomes = [];
      expect(await listed(app.admin)).toContain(id);
      expect(outcomes).toEqual(['behind']);
      const { missing, latency_ms } = await untilShown('behind');
      // The transactions of the new order.
      expect(missing).toBeGreaterThan(0);
      expect(latency_ms).toBeNull();
      await servers.replica.query('START SLAVE SQL_THREAD');
      await untilItIsRead();
      expect(await listed(app.admin)).toContain(id);
    });

    it('are counted for administrators, beside how the replica is', async () => {
      await untilItIsRead();
      const before = await untilShown('ok');
      expect(before).toMatchObject({ latency_ms: expect.any(Number) as number, missing: 0 });
      outcomes = [];
      for (let index = 0; index < 5; index += 1) await listed(app.admin);
      const after = await shown();
      expect(after.reads - before.reads).toBe(5);
      expect(after.answered - before.answered).toBe(outcomes.filter((one) => one === 'replica').length);
      await (await app.userWith('view_all_orders')).get('/api/system-health').expect(403);
    });

    it('go to the primary within a limit while the replica is frozen', async () => {
      const replica = await servers.replicaProcess();
      process.kill(replica, 'SIGSTOP');
      try {
        const { id } = await orderOf(app.admin);
        const begun = Date.now();
        const lists = await Promise.all(Array.from({ length: 20 }, () => listed(app.admin)));
        expect(Date.now() - begun).toBeLessThan(SOON);
        expect(lists.every((ids) => ids.includes(id))).toBe(true);
        expect(outcomes).toContain('away');
        expect(outcomes).not.toContain('replica');
        expect(await shown()).toMatchObject({ state: 'unavailable', latency_ms: null, missing: null });
      } finally {
        process.kill(replica, 'SIGCONT');
      }
      await untilItIsRead();
    });

    it('go to the primary once the replica is gone', async () => {
      const reading = Array.from({ length: 20 }, () => listed(app.admin));
      process.kill(await servers.replicaProcess(), 'SIGKILL');
      const { id } = await orderOf(app.admin);
      await Promise.all(reading);
      expect(await until('away', () => listed(app.admin))).toContain(id);
      expect(await shown()).toMatchObject({ state: 'unavailable' });
    });

    it('are none where the primary keeps no log with positions', async () => {
      // The suite's own server has none: the position would be empty, and every wait for it over at once.
      const unlogged = await TestApp.startOwn({
        DATABASE_REPLICA_URL: process.env.TEST_DATABASE_URL ?? '',
        REDIS_URL: '',
      });
      try {
        await until('unknown', () => unlogged.admin.get('/api/materials').expect(200));
        expect(await shown(unlogged)).toMatchObject({ state: 'unused', latency_ms: null, missing: null });
      } finally {
        await unlogged.close();
      }
    });
  });
