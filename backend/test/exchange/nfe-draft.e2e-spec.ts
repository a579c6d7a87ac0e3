import { NFE_SCHEMA } from '../../src/exchange/nfe/draft-nfe.js';
import { SheetThreads } from '../../src/exchange/xlsx/sheet-threads.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, readOrder, setOf } from '../world/orders.js';

const [NOVEMBER, JANUARY, IN_2029] = ['2026-11-20', '2027-01-15', '2029-03-01'];

const SELLER = {
  name: 'Forja Metalúrgica Ltda.',
  cnpj: '48.291.735/0001-48',
  state_registration: '286.345.120.117',
  address: 'Rua dos Ferreiros, 1450, Distrito Industrial',
  postal_code: '09930-310',
  city: 'Diadema – SP',
};
const PROFILE = {
  complete: true,
  state: 'SP',
  regime: 'presumido',
  pis: 0.65,
  cofins: 3,
  das: 0,
  simples_credit: 0,
  iss: 0,
  origin: 0,
  service_kind: 'iss',
  street_number: '1450',
  district: 'Distrito Industrial',
  city_code: '3513801',
};
const BUYER = {
  name: 'Comprador “Ágil” – Peças & Cia.',
  cnpj: '12.ABC.345/01DE-35',
  state_registration: '110.042.490.114',
  address: 'Rua das Flores, 100',
  street_number: '100',
  district: 'Centro',
  city: 'Cidade',
  postal_code: '01310-100',
};
const SIMPLES = { regime: 'simples', pis: 0, cofins: 0, das: 8.5 };
const CONSUMER = { cnpj: null, cpf: '123.456.789-09', state_registration: null, taxpayer: 9 };
/** Abbreviation, ICMS, and the beginning of its cities' codes. */
const STATES: Record<string, [icms: number, code: string, more?: object]> = {
  SP: [18, '35'],
  RS: [17, '43'],
  BA: [20.5, '29', { fcp: 2, difal_base: 'double' }],
  RJ: [20, '33', { fcp: 2, difal_base: 'single' }],
};

interface Case {
  profile?: object;
  state?: string;
  buyer?: object;
  order?: { type?: string; [term: string]: unknown };
  part?: object;
  /** The operation of what is made of the customer's material, which is the standard one otherwise. */
  operation?: object;
}

/** The texts of an element, wherever it stands. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe('the draft of an invoice (NF-e)', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  /** Watches the product's own comparison with the schema: another one takes the processor's half second each time. */
  let validate: jest.SpyInstance<Promise<string[]>, [xml: string, schema: string]>;
  const create = async (resource: string, body: object) =>
    ((await app.admin.post(`/api/${resource}`, body).expect(201)).body as { id: number }).id;
  const put = async (path: string, fields: object) => {
    const { body } = await app.admin.get(path).expect(200);
    await app.admin.put(path, { ...(body as object), ...fields }).expect(200);
  };
  beforeAll(async () => {
    // The company's profile is one for all.
    app = await TestApp.startOwn();
    validate = jest.spyOn(app.app.get(SheetThreads), 'validate');
    catalogue = await catalogueOf(app.admin);
    await put('/api/company', SELLER);
    await put(`/api/mercosur-common-nomenclatures/${String(catalogue.ncm)}`, { code: '7308.90.90' });
  });
  afterAll(() => app.close());

  const orderWith = async (given: Case) => {
    const { profile = {}, operation = {}, state = 'SP', buyer = {}, order = {}, part = {} } = given;
    await put('/api/company/taxes', { ...PROFILE, ...profile });
    await put('/api/operations/2', { icms: 'taxed', ...operation });
    const [icms, code, more] = STATES[state]!;
    const rates = more && [{ from: '2020-01-01', icms, fcp: 0, difal_base: 'single', ...more }];
    const state_id = await create('states', { name: state, abbreviation: state, icms, rates });
    const customer_id = await create('customers', {
      ...BUYER,
      state_id,
      city_code: `${code}00000`,
      ...buyer,
    });
    const { type = 'order', ...terms } = order;
    const { id } = await orderOf(app.admin, { type, customer_id, markup: 30 });
    const { id: setId } = await setOf(app.admin, id);
    await partOf(app.admin, setId, catalogue, part);
    // An order keeps the taxes that it has until it is asked for new ones.
    const complete_taxes = !('complete' in profile);
    const changed = { invoice_date: NOVEMBER, ...terms, complete_taxes };
    await app.admin.put(`/api/orders/${String(id)}`, changed).expect(200);
    return id;
  };
  const draft = (id: number) => app.admin.get(`/api/exports/orders/${String(id)}/nfe`);

  it.each<[string, Case, Record<string, string[]>]>([
    [
      'inside of the state',
      {},
      {
        CFOP: ['5101'],
        idDest: ['1'],
        pICMS: ['18.0000'],
        vICMS: ['121.70', '121.70'],
        vIPI: ['33.81', '33.81'],
      },
    ],
    ['at 12 %', { state: 'RS' }, { CFOP: ['6101'], idDest: ['2'], vICMS: ['81.13', '81.13'] }],
    ['at 7 %', { state: 'BA' }, { vICMS: ['47.33', '47.33'], CST: ['00', '50', '01', '01', '000'] }],
    ['at 4 %, imported', { state: 'RS', part: { origin: 3 } }, { orig: ['3'], vICMS: ['27.04', '27.04'] }],
    [
      'to a consumer, single base',
      { state: 'RJ', buyer: CONSUMER },
      {
        CFOP: ['6107'],
        CPF: ['12345678909'],
        pICMSInter: ['12.00'],
        vICMSUFDest: ['56.79', '56.79'],
        vFCPUFDest: ['14.20', '14.20'],
      },
    ],
    [
      'to a consumer, double base',
      { state: 'BA', buyer: CONSUMER },
      { vBCUFDest: ['851.90'], vICMSUFDest: ['124.95', '124.95'] },
    ],
    [
      'by Simples with credit',
      { profile: { ...SIMPLES, simples_credit: 2.72 } },
      { CRT: ['1'], CSOSN: ['101'], vCredICMSSN: ['18.39'], vIPI: ['0.00'], vCBS: [] },
    ],
    ['by Simples without credit', { profile: SIMPLES }, { CSOSN: ['102'], vNF: ['676.10'], vNFTot: [] }],
    [
      'in 2027',
      { order: { invoice_date: JANUARY } },
      { vPIS: ['0.00'], vCBS: ['46.57', '46.57'], vItem: ['723.23'], vNFTot: ['723.23'], vNF: ['676.10'] },
    ],
    ['in 2029', { order: { invoice_date: IN_2029 } }, { pICMS: ['16.2000'], vNFTot: ['734.75'] }],
    [
      'of the customer’s material',
      { part: { customer_material: true } },
      { CFOP: ['5124'], natOp: ['Industrialização por encomenda'], vIPI: ['0.00'] },
    ],
    [
      'of the customer’s material, deferred',
      { part: { customer_material: true }, operation: { icms: 'deferred' } },
      { CST: ['51', '55', '01', '01', '000'], vICMS: ['0.00'] },
    ],
    ['sold on', { part: { operation_id: 3 } }, { CFOP: ['5102'], vIPI: ['0.00'] }],
    [
      'to a person whose CNPJ is incomplete',
      { buyer: { ...CONSUMER, cnpj: '12.ABC' } },
      { CPF: ['12345678909'], CNPJ: ['48291735000148'] },
    ],
    ['by weight', { part: { unit: 'kg' } }, { uCom: ['KG'], vNF: ['709.91'] }],
    [
      'with charges, the service as goods',
      {
        profile: { service_kind: 'goods' },
        order: { delivery_type: 'CIF', delivery_value: 150, service_value: 80.5, discount: 30.55 },
      },
      {
        vFrete: ['150.00', '150.00'],
        vOutro: ['80.50', '80.50'],
        vDesc: ['30.55', '30.55'],
        modFrete: ['0'],
      },
    ],
    [
      'with a service of its own invoice',
      { order: { service_value: 80.5 } },
      { infCpl: [expect.stringContaining('Serviço de R$ 80,50 fora desta nota') as string], vNF: ['709.91'] },
    ],
  ])('%s is valid but for its signature, and its total is the order’s', async (_name, given, expected) => {
    const id = await orderWith(given);
    const { text: xml, headers } = await draft(id).expect(200).buffer();
    expect(headers['content-disposition']).toContain(`rascunho-nfe-${String(id).padStart(6, '0')}.xml`);
    expect(validate).toHaveBeenLastCalledWith(xml, NFE_SCHEMA);
    expect(await validate.mock.results.at(-1)!.value).toEqual([expect.stringContaining('Signature')]);
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, textsOf(xml, name)]))).toEqual(
      expected,
    );
    expect(textsOf(xml, 'infCpl')[0]).toMatch(/^RASCUNHO SEM VALIDADE FISCAL/);
    expect(textsOf(xml, 'xLgr')).toEqual(['Rua dos Ferreiros', 'Rua das Flores']);
    const { totals } = await readOrder(app.admin, id);
    const service = textsOf(xml, 'infCpl')[0]!.includes('Serviço de') ? 80.5 : 0;
    const [charged = textsOf(xml, 'vNF')[0]] = textsOf(xml, 'vNFTot');
    expect(Number(charged)).toBeCloseTo(totals.total - service, 2);
  });

  it('names every gap, and is no file then', async () => {
    const id = await orderWith({
      buyer: {
        cnpj: '12.ABC',
        cpf: '123.456.789-09',
        district: null,
        city_code: '4300000',
        state_registration: null,
        taxpayer: 1,
      },
      part: { ncm_id: null, quantity: 0 },
    });
    await put('/api/company/taxes', { street_number: null });
    const { body } = await draft(id).expect(422);
    expect(body).toEqual({
      message: 'Faltam dados para o rascunho de NF-e',
      errors: {
        'company.street_number': ['Empresa: falta o número'],
        'customer.registration': ['Cliente: falta a inscrição estadual'],
        'customer.district': ['Cliente: falta o bairro'],
        'customer.city_code': ['Cliente: falta o código IBGE da cidade, com o início da UF'],
        'parts.1.quantity': ['Peça 1: falta a quantidade'],
        'parts.1.ncm_id': ['Peça 1: NCM'],
      },
    });
  });

  it('is refused from 2029 on where the difference of rates is owed, of a quote, and without complete taxes', async () => {
    const late = await orderWith({ state: 'RJ', buyer: CONSUMER, order: { invoice_date: IN_2029 } });
    expect((await draft(late).expect(422)).body).toMatchObject({
      errors: { invoice_date: ['O leiaute atual não aceita esta alíquota interestadual'] },
    });
    const quote = await orderWith({ order: { type: 'pre_order' } });
    expect((await draft(quote).expect(422)).body).toEqual({
      message: 'O rascunho de NF-e é feito de um pedido',
    });
    const basic = await orderWith({ profile: { complete: false } });
    expect((await draft(basic).expect(422)).body).toEqual({
      message: 'O rascunho de NF-e precisa dos impostos completos: aplique-os na guia Valores',
    });
  });

  it('has codes and the sentence of the operation, as it was when the order’s taxes were computed', async () => {
    const own = {
      name: 'Venda de demonstração',
      inside: '5912',
      interstate: '6912',
      consumer: '6912',
      ipi: 'suspended',
      icms: 'none',
      reform: 'none',
      text: 'Mercadoria para demonstração.',
      cst: '50',
      csosn: '400',
      ipi_class: '108',
      reform_class: '000001',
    };
    const operation_id = await create('operations', own);
    const id = await orderWith({ order: { operation_id, invoice_date: JANUARY } });
    await put(`/api/operations/${String(operation_id)}`, { inside: '5949', icms: 'taxed' });
    const { text: xml } = await draft(id).expect(200).buffer();
    expect(
      Object.fromEntries(['CFOP', 'natOp', 'cEnq', 'vBCIBSCBS'].map((name) => [name, textsOf(xml, name)])),
    ).toEqual({
      CFOP: ['5912'],
      natOp: ['Venda de demonstração'],
      cEnq: ['108'],
      vBCIBSCBS: [],
    });
    expect(textsOf(xml, 'CST').slice(0, 2)).toEqual(['50', '55']);
    expect(textsOf(xml, 'infCpl')[0]).toContain('. Mercadoria para demonstração');
    const simple = await orderWith({ profile: SIMPLES, order: { operation_id } });
    expect(textsOf((await draft(simple).expect(200).buffer()).text, 'CSOSN')).toEqual(['400']);
    // One that a part names later is the table's, until the order's taxes are computed anew.
    const [set] = (await readOrder(app.admin, id)).sets;
    await app.admin
      .put(`/api/sets/${String(set?.id)}/parts/${String(set?.parts[0]?.id)}`, {
        type: 'sheet',
        operation_id: 3,
      })
      .expect(200);
    expect(textsOf((await draft(id).expect(200).buffer()).text, 'CFOP')).toEqual(['5102']);
  });

  it('needs the permission to see costs, since it has PIS and COFINS', async () => {
    const id = await orderWith({});
    const seller = await app.userWith('edit_orders', 'edit_pre_orders', 'view_all_orders');
    await seller.get(`/api/exports/orders/${String(id)}/nfe`).expect(403);
  });
});
