import fc from 'fast-check';
import { writeOds } from 'hucre/ods';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { archiveOf, fileOf, Importer, odsOf, type Preview } from './import-files.js';
import { binary, workbookOf } from './workbooks.js';

interface Entry extends Record<string, unknown> {
  id: number;
  version: number;
}

const many = (count: number, content: Buffer): Record<string, Buffer> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`xl/media/${String(index)}.bin`, content]));

describe('imports @servers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn({ SEED: 'none' });
  });
  afterAll(() => app.close());

  const entries = async (resource: string) => (await app.admin.get(`/api/${resource}`)).body as Entry[];
  const add = async (resource: string, body: object) =>
    (await app.admin.post(`/api/${resource}`, body).expect(201)).body as Entry;
  const importer = (catalogue: string, key: string, more: Record<string, string> = {}) =>
    new Importer(app.admin, catalogue, { key, ...more });

  it('give a template, take it filled in, and store what the preview shows', async () => {
    await add('mercosur-common-nomenclatures', { code: '7208.51.00', ipi: 5 });
    const template = await workbookOf(app.admin.get('/api/imports/materials/template'));
    expect(template.Materiais).toEqual([
      ['Código', 'Nome', 'Peso específico (g/mm³)', 'Preço por kg (R$/kg)', 'NCM', 'Grupo'],
    ]);
    expect(template.Instruções!.flat()).toContain('Obrigatória');
    expect(template.Listas).toEqual([
      ['NCM', 'Grupo'],
      ['7208.51.00', 'Aço carbono'],
      [null, 'Inox'],
      [null, 'Alumínio'],
      [null, 'Outros materiais'],
    ]);

    const kept = await add('materials', { code: 'A-1', name: 'Aço', specific_weight: 0.00785, price_kg: 10 });
    const rows: CellValue[][] = [
      template.Materiais![0]!,
      ['a-1', 'Aço', 0.00785, 'R$ 12,50', 72085100],
      ['B-2', 'Inox 304', 0.008, '1.234,5', '7208.51.00'],
      [],
    ];
    const materials = importer('materials', 'code');
    const preview = await materials.previewed(rows);
    expect(preview.counts).toEqual({ created: 1, updated: 1, unchanged: 0, left_out: 0, refused: 0 });
    expect(preview.rows[0]).toMatchObject({
      row: 2,
      action: 'updated',
      name: 'Aço',
      changes: [
        { field: 'price_kg', before: 10, after: 12.5, percent: 25 },
        { field: 'ncm_id', before: null, after: '7208.51.00', percent: null },
      ],
    });
    expect(await entries('materials')).toHaveLength(1);
    await materials.import(await fileOf(rows));
    const [steel, inox] = await entries('materials');
    expect(steel).toMatchObject({ id: kept.id, version: 2, code: 'A-1', price_kg: 12.5 });
    expect(inox).toMatchObject({ code: 'B-2', price_kg: 1234.5, ncm: { code: '7208.51.00' } });
    // What the search has is kept with it.
    const found = (await app.admin.get('/api/search?q=inox')).body as object;
    expect(JSON.stringify(found)).toContain('Inox 304');
    const past = (await app.admin.get('/api/imports/materials').expect(200)).body as { data: object[] };
    expect(past.data).toEqual([
      expect.objectContaining({
        file_name: 'lista.xlsx',
        created_count: 1,
        updated_count: 1,
        undone_at: null,
      }),
    ]);
  });

  it('write CNPJ, CPF and phones as the form does, and warn of doubtful ones without refusing them', async () => {
    const raw = await add('customers', { name: 'Antiga', cnpj: '11222333000181', phone: '1140578800' });
    const rows: CellValue[][] = [
      ['Nome', 'CNPJ', 'CPF', 'Telefone'],
      ['Certa', '11222333000181', '52998224725', 11987654321],
      ['Letras', '12abc34501de35', null, '(47) 3333-4444'],
      ['Errada', '11222333000182', '5299822', '+55 11 4057-8800 ramal 2'],
      ['Antiga', '11222333000181', null, '1140578800'],
    ];
    const customers = importer('customers', 'name');
    const preview = await customers.previewed(rows);
    expect(preview.counts).toMatchObject({ created: 3, unchanged: 1, refused: 0 });
    const warnings = preview.rows.flatMap(({ row, warnings: found }) =>
      found.map(({ column, text }) => `${String(column)}${String(row)} ${text}`),
    );
    expect(warnings).toEqual([
      'B4 O dígito verificador não confere: confira',
      'C4 Faltam dígitos: confira',
      'D4 Não tem 10 ou 11 dígitos, com o DDD: confira',
    ]);
    await customers.import(await fileOf(rows));
    const stored = (await entries('customers')).map(({ name, cnpj, cpf, phone }) => [name, cnpj, cpf, phone]);
    expect(stored).toEqual(
      expect.arrayContaining([
        [raw.name, '11222333000181', null, '1140578800'],
        ['Certa', '11.222.333/0001-81', '529.982.247-25', '(11) 98765-4321'],
        ['Letras', '12.ABC.345/01DE-35', null, '(47) 3333-4444'],
        ['Errada', '11.222.333/0001-82', '5299822', '+55 11 4057-8800 ramal 2'],
      ]),
    );
  });

  it('name what is wrong at its cell, in the words of the forms, and then store nothing', async () => {
    await add('materials', { code: 'DUP', name: 'Latão', specific_weight: 0.0085, price_kg: 30 });
    await add('materials', { name: 'latao', specific_weight: 0.0085, price_kg: 30 });
    const file = await fileOf([
      ['Nome *', 'código', 'Peso Especifico', 'Preço por kg', 'NCM', 'Cor'],
      ['Cobre', 'DUP', 0.0089, 45, '', 'vermelho'],
      ['LATÃO', null, 0.0089, 45, '', ''],
      ['Zinco', null, 'pesado', -1, '9999.99.99', ''],
      ['Chumbo', null, null, 12.34567, '', ''],
      ['Estanho', null, 0.0073, true, '', ''],
      ['zinco', null, 0.0073, 1, '', ''],
      [null, 'X', 0.0073, 1, '', ''],
    ]);
    const materials = importer('materials', 'name');
    const preview = (await materials.preview(file).expect(200)).body as Preview;
    expect(preview.ignored_columns).toEqual(['Cor']);
    expect(preview.counts).toMatchObject({ created: 0, refused: 7 });
    const errors = preview.rows.flatMap(({ row, errors: found }) =>
      found.map(({ column, text }) => `${String(column)}${String(row)} ${text}`),
    );
    expect(errors).toEqual([
      'B2 Já existe um cadastro com este código',
      'A3 Há 2 cadastros assim: use outra coluna para identificá-los',
      'C4 Deve ser um número',
      'E4 "9999.99.99" não está cadastrado',
      'C5 Peso específico é obrigatório',
      'D5 Máximo 4 casas decimais',
      'D6 Deve ser um número',
      'A7 É o mesmo cadastro da linha 4',
      'A8 Nome é obrigatório para identificar o cadastro',
    ]);
    const before = await entries('materials');
    const { body } = await materials.run(file, preview.digest).expect(422);
    expect(body).toEqual({ message: 'Há 7 linhas com erro. Corrija a planilha e envie de novo.' });
    expect(await entries('materials')).toEqual(before);
  });

  it.each([
    ['xlsx', writeXlsx],
    ['ods', writeOds],
  ])(
    'understand a supplier’s price list, its titles below a letterhead and its formulas: .%s',
    async (kind, write) => {
      const code = `FOR-${kind}`;
      const { id } = await add('components', { code, name: 'Porca M8', unit_value: 1 });
      const list = [
        ['Parafusos Silva Ltda.', null, null],
        ['Tabela de novembro', null, null],
        ['Cód.', 'Descrição', 'Preço'],
        [code, 'Porca M8', 1.2],
      ];
      const cells = new Map([['3,2', { formula: '1*1.2', value: 1.2, formulaResult: 1.2 }]]);
      const cover = { name: 'Capa', rows: [['Bem-vindo']] };
      const file = Buffer.from(await write({ sheets: [cover, { name: 'Preços', rows: list, cells }] }));
      const components = importer('components', 'code');
      const preview = (await components.preview(file, `lista.${kind}`).expect(200)).body as Preview;
      expect(preview).toMatchObject({
        problem: null,
        sheets: ['Capa', 'Preços'],
        sheet: 1,
        heading_row: 3,
        columns: [{ field: 'code' }, { heading: 'Descrição', field: null }, { field: 'unit_value' }],
        counts: { updated: 1 },
        rows: [{ row: 4, changes: [{ field: 'unit_value', before: 1, after: 1.2 }] }],
      });
      await components.run(file, preview.digest, `lista.${kind}`).expect(201);
      expect((await entries('components')).find((one) => one.id === id)).toMatchObject({ unit_value: 1.2 });
    },
  );

  it('read columns as a person says where their headings say nothing, and leave a stray far cell out', async () => {
    await add('components', { code: 'MAO-1', name: 'Arruela', unit_value: 1 });
    const rows = [
      ['Meu nome disso', 'Quanto custa'],
      ['MAO-1', '2,50'],
    ];
    const cells = new Map([['1048575,16383', { value: 'x' }]]);
    const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan1', rows, cells }] }));
    const found = (await importer('components', 'code').preview(file).expect(200)).body as Preview;
    expect(found.problem).toMatch(/^Nenhum título conhecido/);
    await importer('components', 'code').run(file, found.digest).expect(422);
    const by = importer('components', 'code', { sheet: '0', heading_row: '1', columns: 'code,unit_value' });
    const preview = (await by.preview(file).expect(200)).body as Preview;
    expect(preview).toMatchObject({ problem: null, counts: { updated: 1 } });
    await by.run(file, preview.digest).expect(201);
  });

  it('leave out sheets that their sender hid', async () => {
    await add('components', { code: 'OCU-1', name: 'Rebite', unit_value: 1 });
    const hidden = { name: 'Base', hidden: true, rows: [['Código', 'Preço', 'NCM']] };
    const shown = {
      name: 'Preços',
      rows: [
        ['Código', 'Preço'],
        ['OCU-1', 2],
      ],
    };
    const file = Buffer.from(await writeXlsx({ sheets: [hidden, shown] }));
    const { body } = await importer('components', 'code').preview(file).expect(200);
    expect(body).toMatchObject({ sheets: ['Preços'], heading_row: 1, counts: { updated: 1 } });
  });

  it.each([
    [
      'a stray far cell',
      '<table:table-row table:number-rows-repeated="1048573"><table:table-cell/></table:table-row>' +
        '<table:table-row><table:table-cell table:number-columns-repeated="16383"/>' +
        '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>',
    ],
    [
      'a style on the whole sheet',
      '<table:table-row table:number-rows-repeated="1048574">' +
        '<table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/></table:table-row>',
    ],
  ])('read an .ods file with %s', async (_, end) => {
    const found = await importer('components', 'code').preview(
      odsOf('Preços', ['Código', 'Preço'], end),
      'l.ods',
    );
    expect(found.body).toMatchObject({
      sheets: ['Preços'],
      columns: [{ field: 'code' }, { field: 'unit_value' }],
      problem: null,
      counts: { refused: 1 },
    });
  });

  it('refuse a file that does not say what is what', async () => {
    const sheets = importer('components', 'code');
    const refusal = async (rows: CellValue[][]) =>
      ((await sheets.preview(await fileOf(rows)).expect(200)).body as Preview).problem;
    expect(
      await refusal([
        ['Cor', 'Tamanho'],
        ['a', 'b'],
      ]),
    ).toMatch(/^Nenhum título conhecido foi encontrado/);
    expect(await refusal([['Nome'], ['a']])).toBe(
      'Falta a coluna "Código", escolhida para identificar os cadastros',
    );
    expect(
      await refusal([
        ['Código', 'codigo'],
        ['a', 'b'],
      ]),
    ).toBe('Há mais de uma coluna Código');
    expect(await refusal([['Código']])).toBe('A planilha não tem nenhuma linha abaixo dos títulos');
    expect(
      await refusal([
        ['Código', 'Valor unitário (US$)'],
        ['a', 1],
      ]),
    ).toMatch(/está em outra unidade/);
    await importer('components', 'supplier')
      .preview(await fileOf([['Código'], ['a']]))
      .expect(422);
    await sheets.preview(Buffer.from('nada'), 'a.xlsx').expect(415);
    await sheets.preview(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'a.xls').expect(415);
    await sheets.preview(Buffer.from('PK\u0003\u0004 quebrado'), 'a.xlsx').expect(422);
    await importer('states', 'name')
      .preview(await fileOf([['Nome'], ['a']]))
      .expect(404);
    await app.admin.post('/api/imports/components/preview', { key: 'code' }).expect(422);
    await app.anonymous.get('/api/imports/components').expect(401);
  });

  const refusalOf = async (files: Record<string, Buffer>, stated?: number) => {
    const workbook = {
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from('<workbook/>'),
    };
    const { body, status } = await importer('components', 'code').preview(
      archiveOf({ ...workbook, ...files }, stated),
    );
    return [status, (body as { message: string }).message];
  };

  it.each([
    [
      'a sheet that unzips to 300 MB',
      { 'xl/worksheets/sheet1.xml': Buffer.alloc(300_000_000) },
      'grande demais',
    ],
    ['many files of 20 MB', many(20, Buffer.alloc(20_000_000)), 'grande demais'],
    ['macros', { 'xl/vbaProject.bin': Buffer.from('x') }, 'tem macros'],
    ['links to other files', { 'xl/externalLinks/externalLink1.xml': Buffer.from('<x/>') }, 'tem vínculos'],
    ['a sheet that is no XML', { 'xl/worksheets/sheet1.xml': Buffer.from('<<<') }, 'corrompida'],
  ])('refuse a workbook with %s', async (_, files, says) => {
    expect(await refusalOf(files)).toEqual([422, expect.stringContaining(says)]);
  });

  it('give a sheet no more room than its archive says that it needs', async () => {
    const files = { 'xl/worksheets/sheet1.xml': Buffer.alloc(100_000_000) };
    expect(await refusalOf(files, 10)).toEqual([422, expect.stringContaining('corrompida')]);
  });

  it('refuse formulas without a result at their cells', async () => {
    const rows = [
      ['Código', 'Nome', 'Valor unitário (R$)'],
      ['F-1', 'Porca', null],
    ];
    const cells = new Map([['1,2', { formula: '1+1', value: null }]]);
    const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan1', rows, cells }] }));
    const { rows: shown } = (await importer('components', 'code').preview(file).expect(200)).body as Preview;
    expect(shown[0]!.errors).toEqual([
      {
        column: 'C',
        heading: 'Valor unitário (R$)',
        text: expect.stringMatching(/^A célula tem uma fórmula/) as string,
      },
    ]);
  });

  it('read a CSV file with semicolons, in either of the code pages', async () => {
    const text = 'CNPJ;Nome;Estado\r\n"12.345.678/0001-95";"Aço ""Bom"" Ltda.";\r\n';
    const customers = importer('customers', 'cnpj');
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { rows } = (await customers.preview(Buffer.from(text, encoding), 'clientes.csv').expect(200))
        .body as Preview;
      expect(rows).toEqual([expect.objectContaining({ action: 'created', name: 'Aço "Bom" Ltda.' })]);
    }
    await customers.preview(Buffer.from('a;b\n"aberta'), 'clientes.csv').expect(415);
    const { rows: lost } = await customers.previewed([
      ['CNPJ', 'Nome'],
      [345678000195, 'Zeros'],
    ]);
    expect(lost[0]!.errors[0]!.text).toMatch(/^Faltam dígitos \(são 14\)/);
  });

  it('update prices from a supplier’s list and nothing else, and show the largest change first', async () => {
    const price = { name: 'Tubo', length: 6000, weight: 10 };
    await add('bars', { ...price, code: 'T-1', price_kg: 10 });
    const second = await add('bars', { ...price, code: 'T-2', price_kg: 20 });
    await add('bars', { ...price, code: 'T-3', price_kg: 30 });
    const rows: CellValue[][] = [
      ['CÓDIGO', 'Preço por kg'],
      ['T-1', 11],
      ['T-2', '15,00'],
      ['T-3', 30],
      ['T-9', 1],
    ];
    const all = await importer('bars', 'code').previewed(rows);
    expect(all.rows[0]!.errors[0]!.text).toBe(
      'Não está cadastrado e, para criar, faltam as colunas Nome, Comprimento (mm) e Peso (kg)',
    );
    const list = importer('bars', 'code', { mode: 'update-only' });
    const preview = await list.previewed(rows);
    expect(preview.counts).toEqual({ created: 0, updated: 2, unchanged: 1, left_out: 1, refused: 0 });
    expect(preview.rows.map(({ changes }) => changes)).toEqual([
      [expect.objectContaining({ before: 20, after: 15, percent: -25 })],
      [expect.objectContaining({ before: 10, after: 11, percent: 10 })],
    ]);

    const file = await fileOf(rows);
    await app.admin.put(`/api/bars/${String(second.id)}`, { ...second, price_kg: 21 }).expect(200);
    const stale = await list.run(file, preview.digest).expect(409);
    expect(stale.body).toEqual({
      message: 'Algo mudou desde a conferência. Confira de novo antes de importar.',
    });
    expect((await entries('bars')).map(({ price_kg }) => price_kg)).toEqual([10, 21, 30]);
    await list.import(file);
    expect(await entries('bars')).toEqual([
      expect.objectContaining({ ...price, code: 'T-1', price_kg: 11, version: 2 }),
      expect.objectContaining({ ...price, code: 'T-2', price_kg: 15, version: 3 }),
      expect.objectContaining({ ...price, code: 'T-3', price_kg: 30, version: 1 }),
    ]);
  });

  it('undo a whole import: what it created goes, what it changed is put back', async () => {
    const before = await add('components', { code: 'U-1', name: 'Porca', unit_value: 1, supplier: 'Silva' });
    const components = importer('components', 'code');
    const { id } = await components.import(
      await fileOf([
        ['Código', 'Nome', 'Valor unitário', 'Fornecedor'],
        ['U-1', 'Porca M8', '2,00', null],
        ['U-2', 'Arruela', 0.1, 'Silva'],
      ]),
    );
    const undo = await components.undo(id);
    expect(undo).toMatchObject({ removed_count: 1, put_back_count: 1, stays_count: 0, stays: [] });
    await components.runUndo(id, 'outro').expect(409);
    expect((await components.runUndo(id, undo.digest).expect(200)).body).toMatchObject({ undone_count: 2 });
    const left = (await entries('components')).filter(({ code }) => String(code).startsWith('U-'));
    expect(left).toEqual([{ ...before, version: 3 }]);
    const again = await components.undo(id);
    expect(again).toMatchObject({ removed_count: 0, put_back_count: 0, stays_count: 0 });
    await app.admin.get('/api/imports/999999/undo').expect(404);
  });

  it('undo the rest where something was changed or used since, and say what stays and why', async () => {
    const [used, changed, gone, renamed] = ['Usado', 'Alterado', 'Excluído', 'Renomeado'];
    await add('materials', { code: 'V-9', name: 'Antigo', specific_weight: 0.00785, price_kg: 1 });
    const materials = importer('materials', 'name');
    const headings = ['Nome', 'Código', 'Peso específico', 'Preço por kg'];
    const { id } = await materials.import(
      await fileOf([
        headings,
        ...[used, changed, gone].map((name, index) => [name, `V-${String(index)}`, 0.00785, 5]),
        ['Antigo', 'V-10', 0.00785, 2],
        [renamed, null, 0.00785, 5],
      ]),
    );
    const named = async (name: string) => (await entries('materials')).find((one) => one.name === name)!;
    const material_id = (await named(used)).id;
    await add('sheets', { name: 'Chapa', material_id, thickness: 3, width: 1, length: 1 });
    const other = await named(changed);
    await app.admin.put(`/api/materials/${String(other.id)}`, { ...other, price_kg: 6 }).expect(200);
    await app.admin.delete(`/api/materials/${String((await named(gone)).id)}`).expect(200);
    await add('materials', { code: 'v-9', name: 'Outro', specific_weight: 0.00785, price_kg: 1 });
    const undo = await materials.undo(id);
    expect(undo).toMatchObject({ removed_count: 1, put_back_count: 0, stays_count: 4 });
    expect(undo.stays.map(({ name, reason }) => [name, reason])).toEqual([
      [used, 'Em uso por 1 chapa'],
      [changed, 'Foi alterado depois da importação'],
      [gone, 'Foi excluído depois da importação'],
      ['Antigo', 'Outro cadastro usa o código que ele tinha'],
    ]);
    const sheet = (await entries('sheets'))[0]!;
    await app.admin.delete(`/api/sheets/${String(sheet.id)}`).expect(200);
    await materials.runUndo(id, undo.digest).expect(409);
    const now = await materials.undo(id);
    expect(now).toMatchObject({ removed_count: 2, stays_count: 3 });
    await materials.runUndo(id, now.digest).expect(200);
    expect(await named(used)).toBeUndefined();
    expect(await named(changed)).toMatchObject({ price_kg: 6 });
    expect(await named('Antigo')).toMatchObject({ code: 'V-10', price_kg: 2 });
  });

  it('change nothing with the export of a list, and exactly what was edited in it', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    const title = text.map((some) => `${some} p`.trim());
    const process = fc.record({
      title,
      content: fc.option(text, { nil: null }),
      value_per_minute: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
    });
    const processes = importer('processes', 'code');
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(process, fc.option(process, { nil: null })), { minLength: 1, maxLength: 8 }),
        async (pairs) => {
          for (const { id } of await entries('processes'))
            await app.admin.delete(`/api/processes/${String(id)}`).expect(200);
          for (const [body] of pairs) await add('processes', { ...body, code: `C${String((made += 1))}` });
          const { body } = await binary(app.admin.get('/api/exports/processes'));
          const whole = (await processes.preview(body as Buffer).expect(200)).body as Preview;
          expect(whole.counts).toEqual({
            created: 0,
            updated: 0,
            unchanged: pairs.length,
            left_out: 0,
            refused: 0,
          });

          const { Processos: rows = [] } = await workbookOf(app.admin.get('/api/exports/processes'));
          const stored = new Map((await entries('processes')).map((one) => [one.code as string, one]));
          const edits = new Map(
            pairs.map(([, edit], index) => [`C${String(made - pairs.length + index + 1)}`, edit]),
          );
          for (const row of rows.slice(1)) {
            const edit = edits.get(row[0] as string);
            if (edit) row.splice(1, 3, edit.title, edit.content, edit.value_per_minute);
          }
          const file = await fileOf(rows);
          const { rows: planned } = (await processes.preview(file).expect(200)).body as Preview;
          if (planned.length > 0) await processes.import(file);
          const after = new Map((await entries('processes')).map((one) => [one.code as string, one]));
          expect(after.size).toBe(stored.size);
          let differences = 0;
          for (const [code, one] of after) {
            const fields = ['title', 'content', 'value_per_minute'].filter(
              (name) => one[name] !== stored.get(code)![name],
            );
            differences += fields.length;
            expect(one.version).toBe(stored.get(code)!.version + (fields.length > 0 ? 1 : 0));
          }
          expect(planned.flatMap(({ changes }) => changes)).toHaveLength(differences);
        },
      ),
      {
        numRuns: walks(5),
        endOnFailure: true,
        examples: [[[[{ title: 'p', content: '\u000e', value_per_minute: 1 }, null]]]],
      },
    );
  });
});
