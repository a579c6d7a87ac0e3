import { setTimeout } from 'node:timers/promises';
import Bull from 'bull';
import { BullJobQueue } from '../../src/platform/queue/bull-job-queue.js';
import { defineJob } from '../../src/platform/queue/job.js';
import { RedisChannel } from '../../src/platform/redis/redis-channel.js';
import { RedisWindows } from '../../src/platform/redis/redis-windows.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';
import { SentinelProcesses } from './sentinel-processes.js';

const double = defineJob<{ number: number }, { doubled: number }>('double');

const succeeds = (call: () => Promise<unknown>) => () =>
  call().then(
    () => true,
    () => false,
  );

// Redis is there where the suite runs on one.
if (process.env.TEST_REDIS_URL)
  describe('a Redis with Sentinels @servers', () => {
    let redis: SentinelProcesses;

    beforeAll(async () => {
      redis = await SentinelProcesses.start();
    });
    afterAll(() => redis.stop());

    it.each(['SIGKILL', 'SIGSTOP'] as const)(
      'does every job whose caller waits when its master gets %s, and later ones',
      async (signal) => {
        const asking = new BullJobQueue(Bull, { ...redis.address, limitMs: 2000, claimMs: 5000 });
        const working = new BullJobQueue(Bull, { ...redis.address, limitMs: 2000, claimMs: 5000 });
        try {
          let done = 0;
          working.handle(double, async ({ number }) => {
            await setTimeout(100);
            done += 1;
            return { doubled: number * 2 };
          });
          const run = asking.runner(double);
          await working.start();
          await eventually(succeeds(() => asking.check()));
          const ask = (number: number) =>
            run({ number }, { key: `${signal}-${String(number)}`, timeoutMs: 60_000 });
          expect(await ask(0)).toEqual({ doubled: 0 });

          const asked = Array.from({ length: 100 }, (_, index) => ask(index + 1));
          await eventually(() => done > 10);
          expect(done).toBeLessThan(60);
          const before = await redis.failOver(signal);
          const answers = await Promise.all(asked);
          expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => ({ doubled: (index + 1) * 2 })));

          await eventually(succeeds(() => asking.check()));
          expect(await ask(1000)).toEqual({ doubled: 2000 });
          await redis.bringBack(before);
          await eventually(async () => (await redis.roleOf(before)) === 'slave');
          expect(await ask(1001)).toEqual({ doubled: 2002 });
        } finally {
          await asking.close();
          await working.close();
        }
      },
    );

    it('hands on messages and counts tries again after its master was killed, a slow Sentinel too', async () => {
      const [one, other] = [1, 2].map(() => new RedisChannel(redis.address, 'test')) as [
        RedisChannel,
        RedisChannel,
      ];
      const windows = new RedisWindows(redis.address);
      try {
        const heard: unknown[] = [];
        let gaps = 0;
        other.subscribe('topic', (message) => heard.push(message));
        other.onGap(() => (gaps += 1));
        const reaches = async (message: string) => {
          one.publish('topic', message);
          await setTimeout(50);
          return heard.includes(message);
        };
        await eventually(() => reaches('before'));
        await windows.ready();
        await windows.add('tries', 1, 60_000);

        const before = await redis.failOverBehindFirst();
        await eventually(() => reaches('after'));
        expect(gaps).toBeGreaterThan(0);
        await eventually(succeeds(() => windows.add('tries', 1, 60_000)));
        await redis.bringBack(before);
      } finally {
        one.onApplicationShutdown();
        other.onApplicationShutdown();
        windows.close();
      }
    });

    it('is found by the settings, and the product is ready', async () => {
      const app = await TestApp.startOwn(redis.env);
      try {
        await eventually(async () => (await app.anonymous.get('/health/ready')).status === 200);
        const { body } = await app.anonymous.get('/health/ready').expect(200);
        expect(body).toMatchObject({ redis: 'ok' });
      } finally {
        await app.close();
      }
    });
  });
