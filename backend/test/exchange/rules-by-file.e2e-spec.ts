import { TestApp } from '../harness/test-app.js';
import { fileOf, Importer, type Preview } from './import-files.js';
import { binary, workbookOf } from './workbooks.js';

interface Entry extends Record<string, unknown> {
  id: number;
}

describe('groups of materials and rules of processes by file', () => {
  let app: TestApp;
  let rule: Entry;

  beforeAll(async () => {
    app = await TestApp.startOwn({ SEED: 'none' });
    rule = await add('time-rules', { name: 'Laser 3 kW', driver: 'cut', rows: [{ speed: 2400 }] });
  });
  afterAll(() => app.close());

  const add = async (resource: string, body: object) =>
    (await app.admin.post(`/api/${resource}`, body).expect(201)).body as Entry;
  const named = async (resource: string, name: string) =>
    ((await app.admin.get(`/api/${resource}`)).body as Entry[]).find(
      (entry) => entry.name === name || entry.title === name,
    );
  const errorsOf = ({ rows }: Preview) =>
    rows.flatMap(({ row, errors }) =>
      errors.map(({ column, text }) => `${String(column)}${String(row)} ${text}`),
    );

  it('a group is written and read as the screens show it, however it is spelled', async () => {
    await add('materials', { name: 'Inox 304', specific_weight: 0.008, price_kg: 32, group: 'stainless' });
    const materials = new Importer(app.admin, 'materials', { key: 'name' });
    const file = await fileOf([
      ['Nome', 'Peso específico (g/mm³)', 'Preço por kg (R$/kg)', 'Grupo'],
      ['Inox 304', 0.008, 32, 'INOX'],
      ['Alumínio 5052', 0.00268, 41, 'aluminio'],
      ['Latão', 0.0085, 69, null],
    ]);
    const preview = (await materials.preview(file).expect(200)).body as Preview;
    expect(preview.counts).toMatchObject({ created: 2, updated: 0, unchanged: 1, refused: 0 });
    await materials.import(file);
    expect(await named('materials', 'Alumínio 5052')).toMatchObject({ group: 'aluminium' });
    expect(await named('materials', 'Latão')).toMatchObject({ group: 'other' });

    // A file without the column leaves groups alone, and new materials without one are others.
    const prices = await fileOf([
      ['Nome', 'Peso específico (g/mm³)', 'Preço por kg (R$/kg)'],
      ['Inox 304', 0.008, 33],
      ['Bronze', 0.0087, 88],
    ]);
    await materials.import(prices);
    expect(await named('materials', 'Inox 304')).toMatchObject({ price_kg: 33, group: 'stainless' });
    expect(await named('materials', 'Bronze')).toMatchObject({ group: 'other' });

    const { Materiais: rows = [] } = await workbookOf(app.admin.get('/api/exports/materials'));
    const at = rows[0]?.indexOf('Grupo') ?? -1;
    expect(Object.fromEntries(rows.slice(1).map((row) => [row[1], row[at]]))).toEqual({
      'Alumínio 5052': 'Alumínio',
      Bronze: 'Outros materiais',
      'Inox 304': 'Inox',
      Latão: 'Outros materiais',
    });
  });

  it('a group that is none of them is refused at its cell', async () => {
    const materials = new Importer(app.admin, 'materials', { key: 'name' });
    const file = await fileOf([
      ['Nome', 'Peso específico (g/mm³)', 'Preço por kg (R$/kg)', 'Grupo'],
      ['Zinco', 0.0071, 20, 'zincado'],
    ]);
    const preview = (await materials.preview(file).expect(200)).body as Preview;
    expect(errorsOf(preview)).toEqual([
      'D2 Deve ser um destes: Aço carbono, Inox, Alumínio, Outros materiais',
    ]);
  });

  it('a rule is named in a process, kept by an export that comes back, and taken out by an empty cell', async () => {
    await add('processes', { code: 'L', title: 'Corte a laser', value_per_minute: 7.8, rule_id: rule.id });
    await add('processes', { code: 'D', title: 'Dobra', value_per_minute: 2.5 });
    const processes = new Importer(app.admin, 'processes', { key: 'code' });
    const { body: exported } = await binary(app.admin.get('/api/exports/processes'));
    const same = (await processes.preview(exported as Buffer).expect(200)).body as Preview;
    expect(same.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });
    const { Processos: rows = [] } = await workbookOf(app.admin.get('/api/exports/processes'));
    expect(rows.map((row) => row[5])).toEqual(['Regra de tempo', 'Laser 3 kW', null]);

    await processes.import(
      await fileOf([
        ['Código', 'Regra de tempo'],
        ['L', null],
        ['D', 'laser 3 kw'],
      ]),
    );
    expect(await named('processes', 'Corte a laser')).toMatchObject({ rule_id: null });
    expect(await named('processes', 'Dobra')).toMatchObject({ rule_id: rule.id });
    const unknown = await fileOf([
      ['Código', 'Regra de tempo'],
      ['D', 'Plasma'],
    ]);
    const refused = (await processes.preview(unknown).expect(200)).body as Preview;
    expect(errorsOf(refused)).toEqual(['B2 "Plasma" não está cadastrado']);
    const template = await workbookOf(app.admin.get('/api/imports/processes/template'));
    expect(template.Listas).toEqual([['Regra de tempo'], ['Laser 3 kW']]);
    expect(template.Instruções!.flat()).toContain('Nome de um cadastro de Regras de tempo');
  });

  it("a rule's table goes out as numbers and comes back as the cells of a form", async () => {
    const rows = [
      { group: 'carbon', from: null, to: 3, speed: 4200.5, pierce_seconds: 0.25 },
      { group: null, from: 3, to: null, speed: 1800, pierce_seconds: 1 },
    ];
    const { id } = await add('time-rules', { name: 'Fibra 6/8 kW', driver: 'cut', rows });
    const call = () => app.admin.get(`/api/exports/time-rules/${String(id)}`);
    const { 'Regras de tempo': sheet } = await workbookOf(call());
    const headings = ['Grupo do material', 'Espessura de', 'Abaixo de', 'Velocidade', 'Tempo por furação'];
    expect(sheet).toEqual([headings, ['Aço carbono', null, 3, 4200.5, 0.25], ['Todos', 3, null, 1800, 1]]);
    const { body, headers } = await binary(call()).expect(200);
    expect(headers['content-disposition']).toContain('Regra de tempo Fibra 6 8 kW ');
    const read = (file: Buffer, name: string) =>
      app.admin.post('/api/imports/time-rules/table').attach('file', file, name);
    expect((await read(body as Buffer, 'tabela.xlsx').expect(200)).body).toEqual({
      rows: [headings, ['Aço carbono', '', '3', '4200,5', '0,25'], ['Todos', '3', '', '1800', '1']],
    });
    await app.admin.get('/api/exports/time-rules/999999').expect(404);
    await read(Buffer.from('%PDF-1.4 no table'), 'tabela.xlsx').expect(415);
    const long = await fileOf(Array.from({ length: 300 }, () => Array.from({ length: 30 }, () => 1)));
    const { rows: cut } = (await read(long, 'longa.xlsx').expect(200)).body as { rows: string[][] };
    expect([cut.length, cut[0]?.length]).toEqual([202, 10]);
  });
});
