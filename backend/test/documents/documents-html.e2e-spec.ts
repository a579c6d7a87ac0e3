import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

let fields = 0;
const known: string[] = [];

/** A text that would vanish into bold letters if it were taken for markup. */
function marked(): string {
  fields += 1;
  known.push(`campo${String(fields)}x`);
  return `<b>campo${String(fields)}x</b>`;
}

describe('HTML typed into any field', () => {
  let app: TestApp;
  let order: number;
  let set: number;
  let part: number;

  beforeAll(async () => {
    app = await TestApp.startOwn({ REDIS_URL: '' });
    const { admin } = app;
    const catalogue = await catalogueOf(admin);
    const office = { name: marked(), cnpj: '1', address: marked(), phone: marked(), email: marked() };
    await admin.put('/api/company', office).expect(200);
    const buyer = { name: marked(), address: marked(), phone: marked(), email: marked() };
    await admin.put(`/api/customers/${catalogue.customer}`, buyer).expect(200);
    await admin
      .put(`/api/processes/${catalogue.process}`, { title: marked(), value_per_minute: 1 })
      .expect(200);
    const sizes = { material_id: catalogue.material, thickness: 3, width: 1200, length: 3000 };
    await admin.put(`/api/sheets/${catalogue.sheet}`, { name: marked(), ...sizes }).expect(200);
    const notes = { estimated_delivery_date: marked(), payment_obs: marked() };
    order = (await orderOf(admin, { customer_id: catalogue.customer, ...notes })).id;
    set = (await setOf(admin, order)).id;
    const fields = { name: marked(), reference: marked(), obs: marked() };
    await admin.post(`/api/sets/${set}/update`, fields).expect(200);
    const drawn = { title: marked(), reference: marked(), obs: marked() };
    part = (await partOf(admin, set, catalogue, drawn)).id;
  });
  afterAll(() => app.close());

  it('is shown as it was typed in every document', async () => {
    const shown = new Set<string>();
    for (const path of [
      `orders/${order}/pdf`,
      `orders/${order}/pdf-sets`,
      `orders/${order}/pdf-parts`,
      `sets/${set}/pdf`,
      `set-parts/${part}/pdf`,
    ]) {
      const { body } = await app.admin.get(`/api/${path}`).responseType('blob').expect(200);
      const text = (await readPdf(body as Buffer)).pages.join('').replace(/\s/g, '');
      const here = known.filter((name) => text.includes(name));
      for (const name of here) {
        shown.add(name);
        const all = text.split(name).length;
        expect([path, name, text.split(`<b>${name}</b>`).length]).toEqual([path, name, all]);
      }
    }
    expect(known.filter((name) => !shown.has(name))).toEqual([]);
  });
});
