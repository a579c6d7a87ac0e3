import { readPdf } from '../documents/pdf-text.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { BENDING, SHEET, STEEL } from '../world/example.js';
import { orderOf, partOf, setOf } from '../world/orders.js';

/** Words of what a part costs, and of why its price moved. */
const COSTS =
  /custo|markup|margem|contribuição|minuto|processo|dobra\b|preparação|travad|recalculad|perda|peso|kg\b|ICMS/i;

describe('what changed, for the customer', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  it('is printed as the two quotes have it, without a cost, and only for who sees the quote', async () => {
    const fields = { customer_id: catalogue.customer, markup: 31.7, payment_obs: 'À vista' };
    const { id } = await orderOf(app.admin, fields);
    const set = await setOf(app.admin, id);
    const changed = await partOf(app.admin, set.id, catalogue, { title: 'Aba' });
    const removed = await partOf(app.admin, set.id, catalogue, { title: 'Reforço' });
    await partOf(app.admin, set.id, catalogue, { title: 'Tampa igual' });
    const move = (status: string) => app.admin.put(`/api/orders/${id}/update-status`, { status }).expect(200);
    await move('waiting_response');
    await move('in_progress');
    await app.admin.put(`/api/materials/${catalogue.material}`, { ...STEEL, price_kg: 9.37 }).expect(200);
    await app.admin
      .put(`/api/processes/${catalogue.process}`, { ...BENDING, value_per_minute: 2.83, setup: 17 })
      .expect(200);
    const saved = await app.admin
      .put(`/api/sets/${set.id}/parts/${changed.id}`, {
        type: 'sheet',
        quantity: 12,
        length: 451,
        loss: 7.5,
        markup: 28.4,
        processes: [{ id: catalogue.process, pivot: { time: 13 } }],
        refresh: true,
      })
      .expect(200);
    await app.admin.delete(`/api/set-parts/${removed.id}`).expect(200);
    await partOf(app.admin, set.id, catalogue, { title: 'Pé novo', quantity: 4 });
    await app.admin.put(`/api/orders/${id}`, { payment_obs: '30 dias', service_value: 50 }).expect(200);
    const print = (query: string, by = app.admin) =>
      by.get(`/api/orders/${id}/revision-difference/pdf?${query}`).buffer(true);
    const draft = await print('from=0').expect(200);
    expect((await readPdf(draft.body as Buffer)).title).toContain('R1 (rascunho)');
    await move('waiting_response');
    const answer = await print('from=1&to=0').expect(200);
    const padded = String(id).padStart(6, '0');
    expect(answer.headers['content-disposition']).toContain(`alteracoes-${padded}-R0-R1.pdf`);
    const { title, language, pages } = await readPdf(answer.body as Buffer);
    expect([title, language]).toEqual([`Orçamento ${padded} – o que mudou de R0 para R1`, 'pt-BR']);
    const text = pages.join(' ');
    const { unit_value } = saved.body as { unit_value: number };
    for (const shown of [
      'Alterada',
      'Aba',
      unit_value.toFixed(2).replace('.', ','),
      'Retirada',
      'Reforço',
      'Incluída',
      'Pé novo',
      '1 peça sem alteração',
      'À vista',
      '30 dias',
      'Serviço',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('Tampa igual');
    expect(text).not.toMatch(COSTS);
    const { price_kg } = STEEL;
    for (const figure of [31.7, 28.4, price_kg, 9.37, 2.83, BENDING.value_per_minute, 7.5, SHEET.width]) {
      const [comma, point] = [String(figure).replace('.', ','), String(figure)];
      expect(text.split(' ')).not.toEqual(expect.arrayContaining([comma]));
      expect(text).not.toContain(` ${point} `);
    }
    await app.admin
      .get(`/api/orders/${id}/revision-difference/pdf?from=0&to=1`)
      .set('If-None-Match', answer.headers.etag!)
      .expect(304);
    await print('from=0&to=0').expect(422);
    await print('from=0&to=7').expect(404);
    await print('from=0&to=1', await app.userWith('edit_pre_orders')).expect(404);
  });
});
