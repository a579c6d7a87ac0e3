import { TestApp } from '../harness/test-app.js';
import { newPart, newSet, orderOf, readOrder } from '../world/orders.js';

const VALID = {
  name: 'Remessa de amostra',
  inside: '5911',
  interstate: '6911',
  consumer: '6911',
  ipi: 'suspended',
  icms: 'none',
  reform: 'none',
  cst: '41',
  csosn: null,
  ipi_class: null,
  reform_class: null,
  text: null,
};

describe('operations of sale', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  const create = async (fields: object = {}) =>
    (await app.admin.post('/api/operations', { ...VALID, ...fields }).expect(201)).body as { id: number };

  it('are three to begin with, and are kept by administrators', async () => {
    const { body: all } = await app.admin.get('/api/operations').expect(200);
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 1, name: 'Venda de produção', inside: '5101', ipi: 'taxed' }),
        expect.objectContaining({ id: 2, name: 'Industrialização por encomenda', ipi: 'suspended' }),
        expect.objectContaining({ id: 3, name: 'Revenda', consumer: '6108', ipi: 'none' }),
      ]),
    );
    const created = await create();
    expect(created).toMatchObject(VALID);
    const path = `/api/operations/${String(created.id)}`;
    const { body } = await app.admin.put(path, { ...VALID, cst: '50' }).expect(200);
    expect(body).toMatchObject({ ...VALID, cst: '50' });
    await app.admin.delete(path).expect(200);
    await app.admin.get(path).expect(404);
  });

  it.each([
    ['inside', '6101', 'CFOP deve começar por 5 e ter 4 dígitos'],
    ['interstate', '5101', 'CFOP deve começar por 6 e ter 4 dígitos'],
    ['consumer', '610', 'CFOP deve começar por 6 e ter 4 dígitos'],
    ['icms', 'suspended', expect.any(String)],
    ['cst', '20', 'CST deve ser 00, 40, 41, 50 ou 51'],
    ['csosn', '500', 'CSOSN deve ser 101, 102, 103, 300 ou 400'],
    ['reform_class', '1', 'Deve ter 6 dígitos'],
    ['name', '', 'Nome é obrigatório'],
  ])('refuse %s %s', async (field, value, text) => {
    const { body } = await app.admin.post('/api/operations', { ...VALID, [field]: value }).expect(422);
    expect(body).toMatchObject({ errors: { [field]: [text] } });
  });

  it('are not deleted while parts or orders name them, and never where they stand for no choice', async () => {
    const { id } = await create({ name: 'Em uso' });
    const refusal = async (path = id) =>
      (await app.admin.delete(`/api/operations/${String(path)}`).expect(409)).body as { message: string };
    const { orderId, setId } = await newSet(app.admin, { type: 'pre_order', operation_id: id });
    expect(await refusal()).toEqual({ message: 'Operação em uso por 1 orçamento ou pedido' });
    for (let count = 0; count < 3; count += 1) await newPart(app.admin, setId, { operation_id: id });
    expect(await refusal()).toEqual({ message: 'Operação em uso por 3 peças' });
    expect(await readOrder(app.admin, orderId)).toMatchObject({ operation_id: id });
    const standard = 'Esta operação vale onde nenhuma é escolhida: altere-a em vez de excluí-la';
    expect([await refusal(1), await refusal(2)]).toEqual([{ message: standard }, { message: standard }]);
  });

  it('that do not exist are refused at the order', async () => {
    const { id } = await orderOf(app.admin);
    const { body } = await app.admin.put(`/api/orders/${String(id)}`, { operation_id: 999_999 }).expect(422);
    expect(body).toMatchObject({ errors: { operation_id: [expect.any(String)] } });
  });
});
