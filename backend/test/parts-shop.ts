import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { PartView } from '../src/orders/parts/part-view.js';
import type { Client } from './harness/client.js';

/** A part as the API answers it: data, not an instance. */
export type Part = Pick<PartView, keyof PartView>;

/** What the parts of the tests are made of: the worked example's catalogue (docs/pricing.md) and one of each kind. */
export interface Shop {
  material: number;
  sheet: number;
  bar: number;
  component: number;
  ncm: number;
  process: number;
  state: number;
  customer: number;
}

export const STEEL = { name: 'Aço', specific_weight: 0.00785, price_kg: 8.9 };
export const CUT = { title: 'Corte', value_per_minute: 2.5 };

const SHEET = { name: 'Chapa 3 mm', thickness: 3, width: 1200, length: 3000 };
const BAR = { name: 'Barra chata', length: 6000, weight: 14.13, price_kg: 7.5 };

/** Creates the catalogue through the API. */
export async function openShop(user: Client): Promise<Shop> {
  const make = async (path: string, body: object): Promise<number> =>
    ((await user.post(`/api/${path}`, body).expect(201)).body as { id: number }).id;
  const material = await make('materials', STEEL);
  const state = await make('states', { name: 'Estado do exemplo', abbreviation: 'ZZ', icms: 18 });
  return {
    material,
    state,
    sheet: await make('sheets', { ...SHEET, material_id: material }),
    bar: await make('bars', BAR),
    component: await make('components', { name: 'Dobradiça', unit_value: 12.35 }),
    ncm: await make('mercosur-common-nomenclatures', { code: '7326.90.90', ipi: 5 }),
    process: await make('processes', CUT),
    customer: await make('customers', { name: 'Metalúrgica Exemplo', state_id: state }),
  };
}

/** The request that makes a part the worked example's. */
export const exampleFields = (shop: Shop) => ({
  type: 'sheet',
  sheet_id: shop.sheet,
  ncm_id: shop.ncm,
  width: 250,
  length: 400,
  loss: 5,
  quantity: 10,
  processes: [{ id: shop.process, pivot: { time: 12 } }],
});

/** What the worked example comes to, to the last cent. */
export const EXAMPLE_RESULT = {
  thickness: 3,
  width: 250,
  length: 400,
  loss: 5,
  markup: null,
  quantity: 10,
  unit_net_weight: 2.355,
  net_weight: 23.55,
  unit_gross_weight: 2.4728,
  gross_weight: 24.7275,
  unit_value: 67.61,
  final_value: 676.1,
  unit_ipi_value: 3.38,
  total_ipi_value: 33.81,
  unit_icms_value: 12.17,
  total_icms_value: 121.7,
  ipi: 5,
  icms: 18,
};

/** A new quote with one set. */
export async function newSet(user: Client, order: object): Promise<{ orderId: number; setId: number }> {
  const orderId: number = (await user.post('/api/orders', { type: 'pre_order', ...order }).expect(201)).body
    .id;
  const set = await user.post('/api/sets', { name: 'Conjunto', order_id: orderId }).expect(201);
  return { orderId, setId: set.body.id };
}

/** A part of the set with these fields. */
export async function newPart(user: Client, setId: number, fields: object = {}): Promise<Part> {
  return (await user.post(`/api/sets/${setId}/parts`, fields).expect(201)).body as Part;
}

export async function png(width = 60, height = 40): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PDF whose pages have different widths, so that their pictures can be told apart. */
export async function pdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    document.addPage([200 + 100 * page, 200]).drawText(`Desenho ${page}`, { x: 20, y: 90, size: 20, font });
  }
  return Buffer.from(await document.save());
}
