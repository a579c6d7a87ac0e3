import {
  company,
  customer,
  loaded,
  part,
  picture,
  process,
  set,
} from '../../../test/world/document-samples.js';
import { basisOn } from '../../../test/world/tax-basis.js';
import { labelsModel } from '../models/labels-model.js';
import { partSheetsModel } from '../models/part-sheets-model.js';
import { quoteModel } from '../models/quote-model.js';
import { setsModel } from '../models/sets-model.js';
import { placeOf } from '../models/shared-model.js';
import { buildModel, picturesOf, digestOf } from './build-model.js';
import { renderHtml } from './render-html.js';

const NBSP = '\u00a0';
const brl = (text: string) => `R$${NBSP}${text}`;

describe('quote', () => {
  it('prints the order’s figures for all of its sets, as the API totals them', () => {
    const document = loaded([set([part()], { quantity: 2 })]);
    const model = quoteModel(document);
    expect(model.title).toBe('Orçamento 000123');
    expect(model.sets[0]).toMatchObject({
      quantity: '2 conjuntos · 1 peça',
      price: `${brl('676,10')} por conjunto, sem IPI`,
      total: brl('1.352,20'),
      rows_note: 'Quantidades e valores para 2 conjuntos',
      lines: [
        { ncm: '7326.90.90', unit: 'pç', quantity: '20', price: '67,61', ipi: '5%', total: '1.352,20' },
      ],
    });
    expect(model.totals).toEqual([
      { label: 'Peças', value: brl('1.352,20') },
      { label: 'IPI', value: brl('67,62') },
      { label: 'Frete (CIF)', value: brl('380,00') },
      { label: 'Serviço', value: brl('150,00') },
      { label: 'Desconto', value: `− ${brl('120,00')}` },
    ]);
    expect(model.total.value).toBe(brl('1.829,82'));
    expect(model.notes[0]).toContain(brl('243,40'));
  });

  it('prints the taxes of the day of its invoice, what comes on top by name, and what Simples has to say', () => {
    const on = (day: string, change = {}) =>
      quoteModel(loaded([set([part()], { breaks: [5] })], { tax_basis: basisOn(day, change) }));
    const january = on('2027-01-15');
    expect(january.on_top).toBe('IPI, CBS e IBS');
    expect(january.sets[0]?.price).toBe(`${brl('676,10')} por conjunto, sem IPI, CBS e IBS`);
    expect(january.totals.map(({ label }) => label).slice(0, 3)).toEqual([
      'Peças',
      'IPI',
      'CBS e IBS (estimados)',
    ]);
    expect(january.notes).toContain(
      'Alíquotas previstas para o faturamento em 15/01/2027; CBS e IBS estimados.',
    );
    expect(on('2026-11-20').notes).toContain('Alíquotas previstas para o faturamento em 20/11/2026.');
    const simples = on('2026-11-20', { company: { regime: 'simples', simples_credit: 2.72 } });
    expect(simples.notes.join(' ')).not.toContain('ICMS incluso');
    expect(simples.notes).toContain('Empresa optante pelo Simples Nacional.');
    expect(simples.notes.join(' ')).toMatch(
      /Permite o crédito de ICMS de R\$\s\d+,\d\d \(LC 123\/2006, art\. 23\)/,
    );
  });

  it('prints what other quantities come to below their set, and of the whole quote before the totals', () => {
    const model = quoteModel(
      loaded([set([part()], { breaks: [1, 5] }), set([part()], { id: 12 })], { breaks: [3] }),
    );
    const [one, five] = model.sets[0]?.breaks ?? [];
    expect(one).toMatchObject({
      quantity: '1',
      price: brl('676,10'),
      total: brl('676,10'),
      ipi: brl('33,81'),
    });
    expect(five).toMatchObject({ quantity: '5', total: brl('3.380,50'), weight: `117,75${NBSP}kg` });
    expect(model.sets[1]?.breaks).toEqual([]);
    expect(model.breaks).toMatchObject([
      { quantity: `3${NBSP}×`, price: brl('2.704,40'), total: brl('8.113,20') },
    ]);
    const tables = (html: string) => html.split('Faixas de quantidade').length - 1;
    expect(tables(renderHtml(model, new Map()))).toBe(2);
    expect(tables(renderHtml(quoteModel(loaded([set([part()])])), new Map()))).toBe(0);
  });

  it.each([
    ['pre_order', 'Orçamento 000123', ['Emissão', 'Válido até']],
    ['order', 'Pedido 000123', ['Emissão']],
  ] as const)('heads a %s as %s', (type, title, dates) => {
    const model = quoteModel(loaded([], { type }));
    expect(model.title).toBe(title);
    expect(model.dates.map(({ label }) => label)).toEqual(dates);
  });

  it('counts the validity from the day in São Paulo', () => {
    const model = quoteModel({ ...loaded([]), issued_at: '2026-12-20T01:30:00.000Z' });
    expect(model.dates).toEqual([
      { label: 'Emissão', value: '19/12/2026' },
      { label: 'Válido até', value: '03/01/2027' },
    ]);
  });

  it('counts its own days of validity before the company’s, and says its own remarks first', () => {
    const own = { validity_days: 5, quote_obs: 'Frete a combinar.\nSem montagem.' };
    const model = quoteModel({ ...loaded([], own), issued_at: '2026-12-20T12:00:00.000Z' });
    expect(model.dates[1]).toEqual({ label: 'Válido até', value: '25/12/2026' });
    expect(model.notes[0]).toBe('Frete a combinar.\nSem montagem.');
  });

  it('shows FOB freight without charging it', () => {
    const model = quoteModel(
      loaded([set([part()])], { delivery_type: 'FOB', service_value: 0, discount: 0 }),
    );
    expect(model.totals.at(-1)).toEqual({
      label: 'Frete (FOB, não incluso)',
      value: brl('380,00'),
      muted: true,
    });
    expect(model.total.value).toBe(brl('1.419,82'));
  });

  it('prints kilograms and a price per kilogram that gives the total', () => {
    const model = quoteModel(loaded([set([part({ unit: 'kg' })], { quantity: 1, unit: 'kg' })]));
    expect(model.sets[0]).toMatchObject({
      quantity: '23,55 kg · 1 peça',
      price: `${brl('28,709')}/kg, sem IPI`,
      total: brl('676,10'),
      lines: [{ unit: 'kg', quantity: '23,55', price: '28,709', total: '676,10' }],
    });
  });

  it.each([
    [
      { address: 'Rua A, 1', city: 'São Paulo', postal_code: '01000-000' },
      'Rua A, 1, São Paulo – SP, CEP 01000-000',
    ],
    [{ address: 'Rua A, 1', city: null, postal_code: '01000-000' }, 'Rua A, 1 – SP, CEP 01000-000'],
    [{ address: '', city: 'São Paulo', postal_code: null }, 'São Paulo – SP'],
    [{ address: '', city: null, postal_code: null }, 'SP'],
  ])('names the state beside the town: %p', (place, printed) => {
    expect(placeOf(place, 'SP')).toBe(printed);
  });

  it('is complete without customer, dates, parts or company data', () => {
    const bare = loaded([set([], { quantity: 1 })], {
      customer: null,
      delivery_type: null,
      delivery_date: null,
      estimated_delivery_date: null,
      payment_obs: null,
      created_by: null,
      service_value: 0,
      discount: 0,
    });
    const none = { cnpj: null, state_registration: null, postal_code: null, city: null, tax_note: null };
    const unnamed = company({ ...none, address: '', phone: null, email: null });
    const model = quoteModel({ ...bare, company: unnamed });
    expect(model.customer).toEqual({ name: 'Cliente não informado', facts: [] });
    expect(model.letterhead.lines).toEqual([]);
    expect(model.terms.map(({ value }) => value)).toEqual(['–', '–', '–']);
    expect(model.sets[0]).toMatchObject({ rows_note: null, lines: [] });
  });

  it.each([
    [{ cnpj: '98.765.432/0001-98', cpf: '123.456.789-09' }, 'CNPJ', '98.765.432/0001-98'],
    [{ cnpj: null, cpf: '123.456.789-09' }, 'CPF', '123.456.789-09'],
  ])('names the customer by %o', (fields, label, value) => {
    expect(quoteModel(loaded([], { customer: customer(fields) })).customer.facts[0]).toEqual({
      label,
      value,
    });
  });
});

describe('sets', () => {
  const document = loaded([set([part()], { id: 1, quantity: 4 }), set([], { id: 2, name: 'Vazio' })]);

  it('has a page for each set, or for the one that is asked for', () => {
    expect(setsModel(document, null).pages.map(({ name }) => name)).toEqual(['Mesa de trabalho', 'Vazio']);
    expect(setsModel(document, 2).pages.map(({ name }) => name)).toEqual(['Vazio']);
  });

  it('says what one set takes, and all of them', () => {
    expect(setsModel(document, 1).pages[0]).toMatchObject({
      quantity: '4 conjuntos',
      lines: [{ number: '1', quantity: '10', total_quantity: '40', weight: '94,20\u00a0kg' }],
    });
  });
});

describe('part sheets', () => {
  const wide = picture({ width: 1414, height: 1000 });
  const document = loaded([
    set([part({ id: 1 }), part({ id: 2, content_file: wide, secondary_file: wide })], { quantity: 4 }),
  ]);

  it('has what the shop floor needs, without a price', () => {
    const [sheet] = partSheetsModel(document, 1, 'http://forja.local').sheets;
    expect(sheet).toMatchObject({
      number: '1',
      title: 'Suporte lateral',
      quantity: '40',
      quantity_note: '10 por conjunto × 4',
      orientation: 'portrait',
      drawing: null,
      url: 'http://forja.local/parts/1/print',
      processes: [{ title: 'Corte a laser', minutes: '4 min' }, { title: 'Dobra' }, { minutes: '5 min' }],
    });
    expect(sheet?.facts).toContainEqual({ label: 'Dimensões (mm)', value: '3 × 250 × 400', whole: true });
    expect(sheet?.facts).toContainEqual({ label: 'Peso unitário', value: '2,36\u00a0kg', whole: true });
    expect(JSON.stringify(sheet)).not.toContain('R$');
  });

  it('carries the company’s header, as every document does', () => {
    const logo = picture({ preview_key: 'company/logo.png', width: 600, height: 200 });
    const model = partSheetsModel({ ...document, company: company({ logo_file: logo as never }) }, 1, '');
    expect(model.letterhead).toMatchObject({
      name: 'Metalúrgica Três Irmãos Ltda.',
      lines: [expect.stringContaining('CNPJ 12.345.678/0001-95'), expect.anything(), expect.anything()],
    });
    expect(picturesOf(model).map(({ key }) => key)).toContain('company/logo.png');
  });

  it('has the orientation of its drawing', () => {
    expect(partSheetsModel(document, 2, '').sheets[0]?.orientation).toBe('landscape');
  });

  it('keeps a process row without a process readable', () => {
    const row = Object.assign(process('', 7), { process: null });
    const model = partSheetsModel(loaded([set([part({ processes: [row] })])]), null, '');
    expect(model.sheets[0]?.processes).toEqual([{ title: 'Processo não definido', minutes: '7 min' }]);
  });
});

describe('what makes a document the same', () => {
  const request = { kind: 'quote', order_id: 123 } as const;

  it('is its whole content', () => {
    const digest = (title: string) => digestOf(buildModel(request, loaded([set([part({ title })])])));
    expect(digest('Aba')).toBe(digest('Aba'));
    expect(digest('Aba')).not.toBe(digest('Abas'));
  });

  it('lists each picture once', () => {
    const twice = loaded([set([], { content_file: picture() }), set([], { content_file: picture() })]);
    expect(picturesOf(buildModel(request, twice))).toHaveLength(1);
  });
});

describe('labels', () => {
  it('are as many as there are pieces, each with its number and the address of its sheet', () => {
    const document = loaded([set([part({ quantity: 2 })], { name: 'Mesa', quantity: 3 })], { type: 'order' });
    const { labels, title } = labelsModel(document, 'http://forja.local');
    expect(title).toBe('Pedido 000123 – etiquetas');
    expect(labels.map(({ count }) => count)).toEqual([
      '1 de 6',
      '2 de 6',
      '3 de 6',
      '4 de 6',
      '5 de 6',
      '6 de 6',
    ]);
    expect(labels[5]).toMatchObject({
      title: 'Suporte lateral',
      set: 'Mesa',
      made: expect.stringContaining('3 × 250 × 400') as string,
      url: expect.stringMatching(/^http:\/\/forja\.local\/parts\/\d+\/print$/) as string,
    });
  });

  it('are one for all pieces of what is bought', () => {
    const document = loaded([set([part({ type: 'component', quantity: 4 })], { quantity: 20 })]);
    expect(labelsModel(document, '').labels.map(({ count }) => count)).toEqual(['80 peças']);
  });

  it('are one for each part of an order of very many pieces', () => {
    const document = loaded([set([part({ quantity: 700 }), part({ id: 2, quantity: 1 })], { quantity: 2 })]);
    expect(labelsModel(document, '').labels.map(({ count }) => count)).toEqual(['1.400 peças', '2 peças']);
  });
});
