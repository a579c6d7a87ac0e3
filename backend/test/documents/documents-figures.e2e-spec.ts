import { TestApp } from '../harness/test-app.js';
import type { QuoteBreaksView } from '../../src/revisions/breaks/quantity-breaks.view.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, orderOf, readOrder, setOf } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

/** What of an order's answer is printed. */
interface Figures {
  sets: { parts: { ipi: number }[] }[];
  totals: Record<'total' | 'ipi' | 'icms' | 'parts', number> & {
    sets: { final_value: number; lines: { unit_value: number; total_value: number }[] }[];
  };
}

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
    app = await TestApp.startEmbedded();
  });
  afterAll(() => app.close());

  /** Every type of part, each named so that its line is found, some of them with locked prices. */
  const fieldsOf = (place: number, catalogue: Catalogue, next: (most: number) => number) => {
    const { sheet, material, bar, component } = catalogue;
    const kinds = [
      { type: 'sheet', sheet_id: sheet },
      { type: 'material', sheet_id: null, material_id: material, thickness: 2 },
      { type: 'bar', sheet_id: null, bar_id: bar },
      { type: 'component', sheet_id: null, component_id: component },
      { type: 'process', sheet_id: null },
    ];
    const locks = [
      { locked_values: [] },
      { locked_values: ['unit_value'], unit_value: (100 + next(90_000)) / 100 },
      { locked_values: ['unit_net_weight'], unit_net_weight: (100 + next(900)) / 100 },
    ];
    return {
      ...kinds[place % kinds.length],
      ...locks[next(2)],
      unit: next(1) ? 'kg' : 'piece',
      quantity: 1 + next(40),
      width: 20 + next(900) / 2,
      length: 20 + next(1500) / 2,
      loss: next(9),
      processes: [{ id: catalogue.process, pivot: { time: next(30), setup: next(60) } }],
    };
  };

  /** A quote of forty parts in five sets, with breaks of the quote and of three sets. */
  const quoteOfForty = async (): Promise<number> => {
    const next = seeded(4);
    const catalogue = await catalogueOf(app.admin);
    const { id } = await orderOf(app.admin, {
      customer_id: catalogue.customer,
      markup: 30,
      service_value: 20.05,
      discount: 10.25,
      breaks: [2, 7],
    });
    const parts: object[] = [];
    for (let set = 0; set < 5; set += 1) {
      const { id: set_id } = await setOf(app.admin, id);
      const fields = { name: `Conjunto ${set}`, quantity: 1 + next(8), breaks: set % 2 ? [] : [3, 25] };
      await app.admin.post(`/api/sets/${set_id}/update`, fields).expect(200);
      for (let part = 0; part < 8; part += 1) {
        const own = { ...fieldsOf(part, catalogue, next), title: `Z${set}${part}Z`, set_id };
        parts.push({ ...exampleFields(catalogue), ...own });
      }
    }
    const added = await app.admin.patch(`/api/orders/${id}/parts`, { partial: true, parts }).expect(200);
    expect((added.body as { refused: object[] }).refused).toEqual([]);
    return id;
  };

  it('are the API’s, line by line, and each line’s quantity × price is its total', async () => {
    const id = await quoteOfForty();
    const { totals, sets } = (await readOrder(app.admin, id)) as unknown as Figures;
    const breaks = (await app.admin.get(`/api/orders/${id}/breaks`).expect(200)).body as QuoteBreaksView;
    const { body } = await app.admin.get(`/api/orders/${id}/pdf`).responseType('blob').expect(200);
    const text = (await readPdf(body as Buffer)).pages.join(' ');
    const line = /Z(\d)(\d)Z [\d.–]+ (pç|kg) ([\d.,]+) ([\d.,]+) ([\d,]+)% ([\d.,]+)/g;
    const printed = [...text.matchAll(line)].map(([, set, part, unit, ...figures]) => {
      const [quantity = 0, price, ipi, total = 0] = figures.map(numberOf);
      const of = [Number(set), Number(part)] as const;
      return { of, unit, quantity, price: price ?? 0, ipi, total };
    });
    expect(printed).toHaveLength(40);
    for (const { of, unit, quantity, price, ipi, total } of printed) {
      const [set, part] = of;
      const stored = totals.sets[set]!.lines[part]!;
      expect([of, total, ipi]).toEqual([of, stored.total_value, sets[set]!.parts[part]!.ipi]);
      if (unit === 'pç') expect([of, price]).toEqual([of, stored.unit_value]);
      expect(Math.abs(quantity * price - total)).toBeLessThan(0.006);
    }
    for (const { final_value } of totals.sets) expect(text).toContain(brl(final_value));
    const { total, ipi, icms, parts } = totals;
    for (const value of [total, ipi, icms, parts]) expect(text).toContain(brl(value));
    const offered = [...breaks.quote, ...breaks.sets.flatMap((set) => set.breaks)];
    expect(offered).toHaveLength(2 + 3 * 2);
    for (const { figures } of offered)
      expect(text).toContain([figures!.unit_price, figures!.total, figures!.ipi].map(brl).join(' '));
  });
});
