import { type Api, type Named, unique } from '../../support/api.js';
import { fillClipboard } from '../../support/clipboard.js';
import { type LaserPart, laserPart } from '../../support/dxf.js';
import { makeCustomer } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { expect, test } from '../../support/test.js';

/** Forty plates: from 100 × 150 to 217 × 423 mm, with none to three holes; from 1 to 40 pieces. */
const PARTS = Array.from({ length: 40 }, (_, index): LaserPart & { quantity: number } => ({
  name: `placa ${String(index + 1).padStart(2, '0')}.dxf`,
  width: 100 + 3 * index,
  length: 150 + 7 * index,
  holes: [5, 8, 6.5].slice(0, index % 4),
  quantity: 1 + ((index * 7) % 40),
}));

const halfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * The price of a part in cents, by the rules of docs/pricing.md in whole numbers: a cut at 2,400 mm/min, 0.8 s a pierce, 6 s
 * of handling, at least half a minute, at R$ 7,80 a minute; 3 mm of steel of 0.00785 g/mm³ at R$ 8,90; a markup of 30 %.
 */
function priceOf({ width, length, holes, quantity }: (typeof PARTS)[number]): number {
  const cut = 2 * (width + length) + holes.reduce((sum, radius) => sum + 2 * Math.PI * radius, 0);
  const pierces = 1 + holes.length;
  // Minutes in ten-thousandths; the cut has two decimals.
  const minutes = Math.max(5000, halfUp((Math.round(cut * 100) + pierces * 3200 + 24_000) * 10_000, 240_000));
  const work = halfUp(minutes * 780, 10_000);
  const material = 3 * width * length * 785 * 890;
  return halfUp((material + work * 1e8) * 13, 1e9) * quantity;
}

/** A rule, a process that follows it, four sheets of carbon steel of 3 mm. */
async function makeCatalogue(admin: Api) {
  const rule = await admin.post<Named>('/time-rules', {
    name: unique('Laser'),
    driver: 'cut',
    handling_seconds: 6,
    minimum: 0.5,
    rows: [{ group: 'carbon', from: 2, to: 4, speed: 2400, pierce_seconds: 0.8 }],
  });
  const process = unique('Corte');
  await admin.post('/processes', { title: process, value_per_minute: 7.8, rule_id: rule.id });
  const ncm = await admin.find('mercosur-common-nomenclatures', '7326.19.00');
  const material = await admin.post<Named>('/materials', {
    name: unique('Aço'),
    specific_weight: 0.00785,
    price_kg: 8.9,
    group: 'carbon',
    ncm_id: ncm.id,
  });
  const sheets = [3000, 3500, 4000, 6000].map((length) => ({
    name: `${unique('Chapa de teste')} 3 × 1200 × ${length}`,
    length,
  }));
  const size = { material_id: material.id, thickness: 3, width: 1200 };
  for (const sheet of sheets) await admin.post('/sheets', { ...size, ...sheet });
  return { process, sheets: sheets.map(({ name }) => name) };
}

test('forty laser parts of four sheets and a list in another order to a complete quote in at most 9 actions, each price as the rules say', async ({
  page,
  admin,
}, info) => {
  test.slow();
  const { process, sheets } = await makeCatalogue(admin);
  const customer = await makeCustomer(admin);
  await page.goto('/order/new');
  await page.getByRole('combobox', { name: 'Cliente' }).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await page.getByRole('textbox', { name: 'Markup' }).fill('30');
  let actions = 0;
  /** One action of the person: a drop, a click, a key, or a text that is typed. */
  const act = async (action: () => Promise<unknown>) => {
    actions += 1;
    await action();
  };
  const grid = new GridPage(page);

  const began = performance.now();
  await act(() => page.getByLabel('Enviar desenhos: Conjuntos').setInputFiles(PARTS.map(laserPart)));
  await expect(page.getByRole('button', { name: /^Abrir placa/ })).toHaveCount(40, { timeout: 90_000 });
  await act(() => page.getByRole('link', { name: 'Planilha', exact: true }).click());

  // The customer's list is on the clipboard, in an order of its own.
  const lines = PARTS.map(({ name, quantity }, index) =>
    [quantity, name.replace('.dxf', ''), sheets[index % sheets.length]].join('\t'),
  );
  await fillClipboard(page, ['Qtd.\tPeça\tMaterial / chapa / barra', ...lines.toReversed()].join('\n'));
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 60_000 });
  await act(() => page.keyboard.press('Control+V'));
  await act(() => page.getByRole('button', { name: 'Colar nas peças' }).click());
  // Widths and lengths are the drawings', minutes the rule's.
  await grid.shows('placa 02', 'Largura em mm', /^103/);
  await act(() => page.keyboard.press('Control+a'));
  await act(() => page.getByRole('button', { name: '40 linhas' }).click());
  await act(() => page.getByRole('menuitem', { name: 'Adicionar processo' }).click());
  await act(() => page.getByRole('menuitem', { name: process }).click());
  await grid.shows('placa 40', `${process}: minutos por peça`, /^\d+,\d\d$/);

  await grid.saved();
  info.annotations.push({
    type: 'forty parts',
    description: JSON.stringify({ actions, seconds: Math.round((performance.now() - began) / 1000) }),
  });
  expect(actions).toBeLessThanOrEqual(9);

  const [, id = ''] = /\/order\/(\d+)/.exec(page.url()) ?? [];
  const { sets, totals } = await admin.get<{
    sets: { parts: { title: string; quantity: number; final_value: number; type: string }[] }[];
    totals: { parts: number };
  }>(`/orders/${id}`);
  const stored = sets.flatMap(({ parts }) => parts);
  const cents = (value: number) => Math.round(value * 100);
  expect(stored.map(({ title, quantity, final_value }) => [title, quantity, cents(final_value)])).toEqual(
    PARTS.map((part) => [part.name.replace('.dxf', ''), part.quantity, priceOf(part)]),
  );
  expect(cents(totals.parts)).toBe(PARTS.reduce((sum, part) => sum + priceOf(part), 0));
  // Only the plan that cuts them is missing before it is sent.
  await page.getByRole('link', { name: 'Cartões', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Novo conjunto' })).toBeVisible();
  const open = page.getByRole('region', { name: 'Pendências' }).getByRole('listitem');
  await expect(open).toHaveText([/^perda não conferida pelo corte: /]);
});
