import type { SavedViewView } from '../../src/orders/list/saved-views/saved-view.view.js';
import { LONGEST_QUERY, MOST_VIEWS } from '../../src/orders/list/saved-views/saved-view-limits.js';
import { savedViewTexts } from '../../src/orders/list/saved-views/saved-views.texts.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

const PATH = '/api/order-views';

describe('saved views of the orders list', () => {
  let app: TestApp;
  let ana: Client;
  let bia: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    [ana, bia] = [await app.userWith(), await app.userWith()];
  });
  afterAll(() => app.close());

  const viewsOf = async (client: Client) => (await client.get(PATH).expect(200)).body as SavedViewView[];
  const save = async (client: Client, body: object) =>
    (await client.post(PATH, body).expect(201)).body as SavedViewView;

  it("are a user's own until they are shared, and by name", async () => {
    const open = await save(ana, { name: ' Minhas abertas ', query: 'status=in_progress&sort=total' });
    await save(ana, { name: 'A vencer' });
    expect(open).toMatchObject({
      name: 'Minhas abertas',
      query: 'status=in_progress&sort=total',
      shared: false,
      editable: true,
      default: false,
      owner: { id: ana.userId },
    });
    expect((await viewsOf(ana)).map(({ name }) => name)).toEqual(['A vencer', 'Minhas abertas']);
    expect(await viewsOf(bia)).toEqual([]);
    for (const other of [bia, app.admin]) {
      await other.put(`${PATH}/${open.id}`, { name: 'Tomada' }).expect(404);
      await other.delete(`${PATH}/${open.id}`).expect(404);
      await other.put(`${PATH}/default`, { view_id: open.id }).expect(422);
    }
    await ana.put(`${PATH}/${open.id}`, {}).expect(200);
    await ana.put(`${PATH}/${open.id}`, { shared: true }).expect(200);
    expect(await viewsOf(bia)).toMatchObject([{ id: open.id, shared: true, editable: false }]);
    expect(await viewsOf(app.admin)).toMatchObject([{ id: open.id, editable: true }]);
    await bia.put(`${PATH}/${open.id}`, { shared: false }).expect(403);
    await bia.delete(`${PATH}/${open.id}`).expect(403);
    const renamed = await app.admin.put(`${PATH}/${open.id}`, { name: 'Abertas' }).expect(200);
    expect(renamed.body).toMatchObject({ name: 'Abertas', query: open.query, owner: { id: ana.userId } });
    await ana.put(`${PATH}/${open.id}`, { query: '' }).expect(200);
    expect((await ana.delete(`${PATH}/${open.id}`).expect(200)).body).toMatchObject({ query: '' });
    expect(await viewsOf(bia)).toEqual([]);
  });

  it('have a name once for each user, whatever its case and accents', async () => {
    const taken = { message: savedViewTexts.nameTaken, errors: { name: [savedViewTexts.nameTaken] } };
    const view = await save(bia, { name: 'Atenção' });
    const other = await save(bia, { name: 'Outra' });
    expect((await bia.post(PATH, { name: 'atencao' }).expect(422)).body).toEqual(taken);
    expect((await bia.put(`${PATH}/${other.id}`, { name: 'ATENÇÃO' }).expect(422)).body).toEqual(taken);
    await bia.put(`${PATH}/${view.id}`, { name: 'ATENÇÃO', shared: false }).expect(200);
    await save(ana, { name: 'Atenção' });
    await bia.post(PATH, { query: 'q=a' }).expect(422);
    await bia.post(PATH, { name: 'Longa', query: 'q'.repeat(LONGEST_QUERY + 1) }).expect(422);
    await bia.post(PATH, { name: 'n'.repeat(61) }).expect(422);
    const twice = await Promise.all([1, 2].map(() => bia.post(PATH, { name: 'Ao mesmo tempo' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it.each([
    ['cor=azul', 'cor=azul'],
    ['status=quase', 'status=quase'],
    ['type=order&sort=colour&order=ASC', 'sort=colour'],
    ['columns=total,colour', 'columns=total,colour'],
    ['due=sometime', 'due=sometime'],
    ['created_from=2026', 'created_from=2026'],
    ['to=amanhã', 'to=amanhã'],
    ['to=2026-02-31x', 'to=2026-02-31x'],
    ['constructor=1', 'constructor=1'],
  ])('are refused with what the list does not understand: %s', async (query, part) => {
    const refused = await ana.post(PATH, { name: `Confusa ${query}`.slice(0, 60), query }).expect(422);
    expect(refused.body.errors).toEqual({ query: [savedViewTexts.notUnderstood(part)] });
  });

  it('are saved with all that the list understands, and changed to nothing else', async () => {
    const queries = [
      'q=aço+1020&type=order&status=finished&from=2026-01-01&to=2026-11-30T10%3A00',
      'sort=total&order=ASC&columns=customer,total,delivery_date',
      'due=late&created_by_id=5&validity=ending&lost_reason=unknown&created_from=2026-01&answered=no',
      'q=&columns=',
    ];
    for (const [at, query] of queries.entries()) await save(ana, { name: `Entendida ${String(at)}`, query });
    const { id } = await save(ana, { name: 'Entendida' });
    await ana.put(`${PATH}/${id}`, { query: 'cor=azul' }).expect(422);
    expect((await viewsOf(ana)).find((view) => view.id === id)?.query).toBe('');
  });

  it('open the list by choice, for as long as the user sees them', async () => {
    const own = await save(ana, { name: 'Própria' });
    const shared = await save(bia, { name: 'De todos', shared: true });
    const chosenOf = async (client: Client) =>
      (await viewsOf(client)).filter((view) => view.default).map(({ id }) => id);
    await ana.put(`${PATH}/default`, { view_id: own.id }).expect(200);
    const { body } = await ana.put(`${PATH}/default`, { view_id: shared.id }).expect(200);
    expect((body as SavedViewView[]).find((view) => view.default)?.id).toBe(shared.id);
    await bia.put(`${PATH}/default`, { view_id: shared.id }).expect(200);
    await bia.put(`${PATH}/${shared.id}`, { shared: false }).expect(200);
    expect([await chosenOf(ana), await chosenOf(bia)]).toEqual([[], [shared.id]]);
    await bia.put(`${PATH}/default`, { view_id: null }).expect(200);
    expect(await chosenOf(bia)).toEqual([]);
    await ana.put(`${PATH}/default`, { view_id: own.id }).expect(200);
    await ana.delete(`${PATH}/${own.id}`).expect(200);
    expect(await chosenOf(ana)).toEqual([]);
    await ana.put(`${PATH}/default`, { view_id: own.id }).expect(422);
  });

  it('end with their owner, and are limited in number', async () => {
    const gone = await app.userWith();
    await save(gone, { name: 'Dela', shared: true });
    expect((await viewsOf(bia)).some(({ name }) => name === 'Dela')).toBe(true);
    await app.admin.delete(`/api/users/${gone.userId}`).expect(200);
    expect((await viewsOf(bia)).some(({ name }) => name === 'Dela')).toBe(false);
    const many = await app.userWith();
    for (let made = 0; made < MOST_VIEWS; made += 1) await save(many, { name: `Visão ${String(made)}` });
    const refused = await many.post(PATH, { name: 'Uma a mais' }).expect(422);
    expect(refused.body).toEqual({ message: savedViewTexts.tooMany });
  });
});
