import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { CustomerAnswers } from '../../src/offers/answers/customer-answers.service.js';
import { TestApp } from '../harness/test-app.js';
import { orderOf, setOf } from '../world/orders.js';

interface Answer {
  kind: string;
  revision: number;
}
interface Event {
  id: number;
  action: string;
  details: { status?: [string, string]; revision?: number } | null;
}

/** What the shop does at the moment at which the customer accepts. */
const MOVES = ['takes it back', 'sends it again as it was', 'sends it changed'] as const;

/** Enough that each order of the two within a request's own steps comes up; on a quick machine a second. */
const ROUNDS = 40;

describe('an acceptance beside a revision @servers', () => {
  let app: TestApp;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '', TRUST_PROXY: '1' });
    ({ id } = await orderOf(app.admin));
    await setOf(app.admin, id);
    await move('waiting_response');
  });
  afterAll(() => app.close());

  const move = async (status: string) => {
    await app.admin.put(`/api/orders/${id}/update-status`, { status }).expect(200);
  };
  const from = () => `10.${[1, 2, 3].map(() => String(Math.floor(Math.random() * 250))).join('.')}`;
  const accept = async (path: string): Promise<number> => {
    const call = app.anonymous.post(`${path}/accept`).set('X-Forwarded-For', from()).type('form');
    return (await call.send({ name: 'Ana Lima', contact: 'ana@metal.test' })).status;
  };
  const answers = async () => (await app.admin.get(`/api/orders/${id}/answers`).expect(200)).body as Answer[];
  const history = async () => (await app.admin.get(`/api/orders/${id}/history`).expect(200)).body as Event[];
  const revision = async () =>
    ((await app.admin.get(`/api/orders/${id}`).expect(200)).body as { revision: number }).revision;
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await setImmediate();
  };
  const give = CustomerAnswers.prototype.give;
  /** When the next acceptance was found valid, and is about to be kept. */
  const aboutToBeKept = () =>
    new Promise<void>((resolve) => {
      jest.spyOn(CustomerAnswers.prototype, 'give').mockImplementation(function (
        this: CustomerAnswers,
        ...given
      ) {
        resolve();
        return give.apply(this, given);
      });
    });
  let service = 0;
  const edit = async () => {
    service += 1;
    await app.admin.put(`/api/orders/${id}`, { service_value: service }).expect(200);
  };

  /** The event of the round that says so, by its place among all. */
  const placeOf = (events: readonly Event[], is: (event: Event) => boolean) => events.find(is)?.id ?? null;
  const wentBack = ({ details }: Event) => details?.status?.[1] === 'in_progress';

  it('is kept before it or not at all: never of a revision that was replaced', async () => {
    const won = { acceptance: 0, revision: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...MOVES),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        fc.boolean(),
        async (shop, customerWaits, shopWaits, late) => {
          // Each round has a revision of its own, without an answer.
          await move('in_progress');
          await edit();
          await move('waiting_response');
          const sent = await revision();
          const { body } = await app.admin.post(`/api/orders/${id}/links`, {}).expect(200);
          const { path } = body as { path: string };
          const last = Math.max(...(await history()).map((event) => event.id));
          if (shop !== 'takes it back') {
            await move('in_progress');
            if (shop === 'sends it changed') await edit();
          }
          const valid = aboutToBeKept();
          const acceptance = turns(customerWaits).then(() => accept(path));
          await (late ? Promise.race([valid, acceptance]) : turns(shopWaits));
          await move(shop === 'takes it back' ? 'in_progress' : 'waiting_response');
          const status = await acceptance;
          jest.restoreAllMocks();
          const events = (await history()).filter((event) => event.id > last);
          const kept = (await answers()).filter((answer) => answer.revision === sent);
          const accepted = placeOf(events, ({ action }) => action === 'customer_accepted');
          expect([303, 409]).toContain(status);
          expect(kept.map(({ kind }) => kind)).toEqual(status === 303 ? ['accepted'] : []);
          expect(accepted === null).toBe(status === 409);
          if (shop === 'sends it changed') expect(status).toBe(409);
          // The shop's move came behind it, or the acceptance was refused.
          if (shop === 'takes it back' && accepted !== null)
            expect(accepted).toBeLessThan(placeOf(events, wentBack)!);
          // Once the shop has it again, the page of that revision accepts nothing more.
          if (shop !== 'sends it again as it was') expect(await accept(path)).toBe(409);
          expect((await answers()).filter((answer) => answer.revision === sent)).toEqual(kept);
          won[status === 303 ? 'acceptance' : 'revision'] += 1;
          if (shop === 'takes it back') await move('waiting_response');
        },
      ),
      // The shop that is late, and the one whose revision was replaced before.
      {
        numRuns: ROUNDS,
        endOnFailure: true,
        examples: [
          ['takes it back', 0, 0, true],
          ['sends it changed', 0, 0, false],
        ],
      },
    );
    // Both came first in some of the rounds.
    expect(Math.min(won.acceptance, won.revision)).toBeGreaterThan(0);
  });

  it('is refused where the quote was taken back after the page was found valid, and before the answer was kept', async () => {
    await move('in_progress');
    await edit();
    await move('waiting_response');
    const { body } = await app.admin.post(`/api/orders/${id}/links`, {}).expect(200);
    const { path } = body as { path: string };
    const kept = await answers();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    // Of two that wait for one row's lock a database may serve either first, so the acceptance waits before it asks.
    const valid = new Promise<void>((resolve) => {
      jest.spyOn(CustomerAnswers.prototype, 'give').mockImplementation(async function (
        this: CustomerAnswers,
        ...given
      ) {
        resolve();
        await released;
        return give.apply(this, given);
      });
    });
    try {
      const accepted = accept(path);
      await valid;
      await move('in_progress');
      release();
      const status = await accepted;
      expect(status).toBe(409);
      expect(await answers()).toEqual(kept);
    } finally {
      release();
      jest.restoreAllMocks();
      await move('waiting_response');
    }
  });
});
