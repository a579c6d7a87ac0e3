import { Process } from '../../src/catalogue/processes/process.entity.js';
import { insertRows } from '../../src/platform/database/bulk-rows.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet, orderOf, partOf, setOf } from '../world/orders.js';
import { binary, records, workbookOf } from './workbooks.js';

describe('exports', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.startOwn({ SEED: 'none' });
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const customer = async (body: object) =>
    ((await app.admin.post('/api/customers', body).expect(201)).body as { id: number }).id;

  it('write a catalogue as it is filtered and sorted, texts as texts and numbers as numbers', async () => {
    for (const [name, price_kg] of [
      ['=1+1 perigoso', 8.9001],
      ['+55 perigoso', 12],
      ['Outro', 1],
    ]) {
      await app.admin.post('/api/materials', { name, price_kg, specific_weight: 0.00785 }).expect(201);
    }
    const call = app.admin.get(
      '/api/exports/materials?sort=["price_kg","DESC"]&filter={"q":"perigoso"}&range=[0,0]',
    );
    const { Materiais: rows } = await workbookOf(call);
    expect(rows).toEqual(
      [
        ['Código', 'Nome', 'Peso específico (g/mm³)', 'Preço por kg (R$/kg)', 'NCM'],
        ['+55 perigoso', 0.00785, 12],
        ['=1+1 perigoso', 0.00785, 8.9001],
      ].map((row) => expect.arrayContaining(row)),
    );
    const { headers } = await binary(app.admin.get('/api/exports/components')).expect(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Componentes \d{4}-\d\d-\d\d\.xlsx"$/,
    );
    await app.admin.get('/api/exports/materials?sort=["nothing","ASC"]').expect(400);
    await app.admin.get('/api/exports/rockets').expect(404);
  });

  it('write every row, however many there are', async () => {
    const titles = Array.from({ length: 3_210 }, (_, index) => `Processo ${String(index + 1)}`);
    const rows = titles.map((title) => ({ title, content: null, value_per_minute: 1.25 }));
    await app.db.write(() => insertRows(app.db.manager, Process, rows));
    const { Processos = [] } = await workbookOf(
      app.admin.get('/api/exports/processes?filter={"q":"Processo"}'),
    );
    expect(Processos.slice(1).map(([, title]) => title)).toEqual(titles);
  });

  it('write the orders that the user sees, and no others', async () => {
    const customer_id = await customer({ name: '@Cliente', cnpj: '00012345000195' });
    const order = await orderOf(app.admin, {
      type: 'pre_order',
      customer_id,
      delivery_date: '2026-03-31T14:30',
    });
    await orderOf(app.admin, { type: 'order' });
    const filter = encodeURIComponent('{"type":"pre_order"}');
    const { 'Orçamentos e pedidos': rows = [] } = await workbookOf(
      app.admin.get(`/api/exports/orders?filter=${filter}`),
    );
    expect(records(rows)).toEqual([
      expect.objectContaining({
        Número: order.id,
        Tipo: 'Orçamento',
        Status: 'Em andamento',
        Cliente: '@Cliente',
        'CNPJ/CPF': '00012345000195',
        'Total (R$)': 0,
        'Data de entrega': new Date('2026-03-31T14:30:00Z'),
      }),
    ]);
    const user = await app.userWith('edit_pre_orders');
    const seen = await workbookOf(user.get('/api/exports/orders'));
    expect(seen['Orçamentos e pedidos']).toHaveLength(1);
    await user.get(`/api/exports/orders/${String(order.id)}`).expect(404);
  });

  it('write one order with its sets and parts, as its values table has them', async () => {
    const order = await orderOf(app.admin, { type: 'pre_order' });
    const set = await setOf(app.admin, order.id);
    await app.admin.post(`/api/sets/${String(set.id)}/update`, { name: 'Base', quantity: 3 }).expect(200);
    await partOf(app.admin, set.id, catalogue);
    const shown = (await app.admin.get(`/api/orders/${String(order.id)}`)).body as {
      totals: {
        total: number;
        sets: { lines: { unit_value: number; quantity: number; total_value: number }[] }[];
      };
    };
    const file = await workbookOf(app.admin.get(`/api/exports/orders/${String(order.id)}`));
    const facts = Object.fromEntries((file.Resumo ?? []).map(([name, value]) => [name, value]));
    expect(facts).toMatchObject({ Número: order.id, Tipo: 'Orçamento', 'Total (R$)': shown.totals.total });
    expect(facts['Criado em']).toBeInstanceOf(Date);
    const [line] = shown.totals.sets[0]!.lines;
    expect(records(file['Peças']!)).toEqual([
      expect.objectContaining({
        Conjunto: 'Base',
        'Quantidade de conjuntos': 3,
        Quantidade: line!.quantity,
        'Valor unitário (R$)': line!.unit_value,
        'Valor total (R$)': line!.total_value,
      }),
    ]);
    expect(records(file.Conjuntos!)).toEqual([expect.objectContaining({ Conjunto: 'Base', Peças: 1 })]);
  });

  it('write users, groups and errors for administrators alone', async () => {
    const user = await app.userWith();
    for (const list of ['users', 'groups', 'error-logs']) {
      await user.get(`/api/exports/${list}`).expect(403);
      const rows = Object.values(await workbookOf(app.admin.get(`/api/exports/${list}`)))[0];
      expect(rows?.length).toBeGreaterThan(0);
    }
    const { Usuários = [] } = await workbookOf(app.admin.get('/api/exports/users?filter={"q":"admin"}'));
    expect(records(Usuários)).toEqual([expect.objectContaining({ Administrador: 'Sim', Habilitado: 'Sim' })]);
    await app.anonymous.get('/api/exports/materials').expect(401);
  });

  it('write the kits that are searched, a row for each of their parts', async () => {
    const { orderId, setId } = await newSet(app.admin, {});
    await app.admin.post(`/api/sets/${String(setId)}/update`, { quantity: 3 }).expect(200);
    await newPart(app.admin, setId, { ...exampleFields(catalogue), title: '=Aba', reference: '007' });
    await newPart(app.admin, setId, { title: 'Pé', quantity: 2 });
    const kit = (name: string, set_id: number, folder: string | null) =>
      app.admin.post('/api/kits', { name, folder, set_id }).expect(201);
    await kit('Mesa', setId, 'Bancadas Ágeis');
    const empty = await app.admin.post('/api/sets', { order_id: orderId, name: 'Vazio' }).expect(201);
    await kit('Vazio', (empty.body as { id: number }).id, null);
    const { Kits: all = [] } = await workbookOf(app.admin.get('/api/exports/kits'));
    expect(records(all)).toMatchObject([
      { Kit: 'Vazio', Pasta: null, Nº: null, Peça: null, Processos: null },
      {
        Kit: 'Mesa',
        Pasta: 'Bancadas Ágeis',
        'Quantidade de conjuntos': 3,
        Nº: 1,
        Peça: '=Aba',
        Referência: '007',
        Tipo: 'Chapa',
        Quantidade: exampleFields(catalogue).quantity,
        'Largura (mm)': exampleFields(catalogue).width,
        Processos: expect.stringMatching(/^Dobra \(\d+ min\)$/),
        'Alterado em': expect.any(Date),
      },
      { Kit: 'Mesa', Nº: 2, Peça: 'Pé', Quantidade: 2, Processos: null },
    ]);
    const filter = encodeURIComponent('{"q":"ageis mesa"}');
    const { Kits: found = [] } = await workbookOf(app.admin.get(`/api/exports/kits?filter=${filter}`));
    expect(records(found).map(({ Kit }) => Kit)).toEqual(['Mesa', 'Mesa']);
  });
});
