import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, readOrder, setOf } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

/** The same numbers in every run, 0 to `most` (Park and Miller's generator). */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48271) % 2147483647;
    return state % (most + 1);
  };
}

const numberOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));
const brl = (value: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value).replace(/\s/g, ' ');

describe('figures of a quote', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ REDIS_URL: '' });
  });
  afterAll(() => app.close());

  it('are the API’s, line by line, and each line’s quantity × price is its total', async () => {
    const next = seeded(4);
    const catalogue = await catalogueOf(app.admin);
    const { id } = await orderOf(app.admin, {
      customer_id: catalogue.customer,
      markup: 30,
      service_value: 20.05,
      discount: 10.25,
    });
    for (let set = 0; set < 3; set += 1) {
      const { id: setId } = await setOf(app.admin, id);
      await app.admin
        .post(`/api/sets/${setId}/update`, { name: `Conjunto ${set}`, quantity: 1 + next(8) })
        .expect(200);
      for (let part = 0; part < 5; part += 1) {
        await partOf(app.admin, setId, catalogue, {
          title: `Z${set}${part}Z`,
          unit: next(1) ? 'kg' : 'piece',
          quantity: 1 + next(40),
          width: 20 + next(900) / 2,
          length: 20 + next(1500) / 2,
          loss: next(9),
        });
      }
    }
    const { totals } = (await readOrder(app.admin, id)) as unknown as {
      totals: {
        total: number;
        ipi: number;
        icms: number;
        sets: { final_value: number; lines: { total_value: number }[] }[];
      };
    };
    const { body } = await app.admin.get(`/api/orders/${id}/pdf`).responseType('blob').expect(200);
    const text = (await readPdf(body as Buffer)).pages.join(' ');
    const printed = [...text.matchAll(/Z(\d)(\d)Z [\d.–]+ (?:pç|kg) ([\d.,]+) ([\d.,]+) [\d,]+% ([\d.,]+)/g)];
    expect(printed).toHaveLength(15);
    for (const [, set, part, quantity = '', price = '', total = ''] of printed) {
      expect(numberOf(total)).toBe(totals.sets[Number(set)]?.lines[Number(part)]?.total_value);
      expect(Math.abs(numberOf(quantity) * numberOf(price) - numberOf(total))).toBeLessThan(0.006);
    }
    for (const { final_value } of totals.sets) expect(text).toContain(brl(final_value));
    for (const value of [totals.total, totals.ipi, totals.icms]) expect(text).toContain(brl(value));
  });
});
