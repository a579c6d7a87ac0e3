import type { Locator, Page } from '@playwright/test';
import { seriousIn } from '../../support/axe.js';
import { type Api, type Named, type Part, unique } from '../../support/api.js';
import { bentPlate } from '../../support/dxf.js';
import { makeCustomer, makeQuote, makeSet, makeSheetPart, uploadPart } from '../../support/factories.js';
import { chooseFromMenu, closeByEscape, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const editing = (page: Page) => page.getByRole('dialog').first();
const earlier = (page: Page) => page.getByRole('dialog', { name: 'Já orçada', exact: true });
const found = (page: Page): Locator =>
  earlier(page).getByRole('list', { name: 'Peças já orçadas' }).getByRole('listitem');
const button = (page: Page) => editing(page).getByRole('button', { name: /^Já orçada/ });

/** A lost quote of a bracket at R$ 67,61, whose process is dearer by now: R$ 83,21; and an empty part for the same customer. */
async function quotedBefore(admin: Api, title = unique('Mão-francesa')) {
  const reference = unique('MF').replaceAll(' ', '-');
  const customer = await makeCustomer(admin);
  const processTitle = unique('Prensa');
  const process = await admin.post<Named>('/processes', { title: processTitle, value_per_minute: 2.5 });
  const order = await makeQuote(admin, { customer_id: customer.id });
  const set = await makeSet(admin, order.id);
  const fields = { title, reference, processes: [{ id: process.id, pivot: { time: 12 } }] };
  await makeSheetPart(admin, set.id, fields);
  await admin.put(`/orders/${order.id}/update-status`, { status: 'cancelled' });
  await admin.put(`/processes/${process.id}`, { title: processTitle, value_per_minute: 3.5 });
  const now = await makeQuote(admin, { customer_id: customer.id });
  const own = await makeSet(admin, now.id);
  const blank = await admin.post<Part>(`/sets/${own.id}/parts`, { title: 'Suporte novo', quantity: 3 });
  return { order, customer, processTitle, reference, title, now, blank };
}

test('a part that was quoted before is found by its reference, compared and taken over with the prices of today', async ({
  page,
  admin,
}) => {
  const { order, customer, processTitle, reference, title, now, blank } = await quotedBefore(admin);
  await page.goto(`/order/${now.id}?part=${blank.id}`);
  await expect(button(page)).toHaveAccessibleName('Já orçada');
  await editing(page).getByRole('textbox', { name: 'Referência' }).fill(reference.toLowerCase());
  await expect(button(page)).toHaveAccessibleName('Já orçada (1)');
  await page.keyboard.press('F8');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText(title);
  await expect(found(page)).toContainText('PerdidaMesma referência e cliente');
  await expect(found(page)).toContainText('Preço unitário de entãoR$ 67,61');
  await expect(found(page)).toContainText('Com os preços de hojeR$ 83,21');
  await expect(found(page)).toContainText(`${customer.name} · 10 por conjunto × 1`);
  const number = String(order.id).padStart(6, '0');
  const link = found(page).getByRole('link', { name: `Abrir Orçamento ${number} em outra aba` });
  await expect(link).toHaveAttribute('href', new RegExp(`/order/${order.id}\\?part=`));
  const changes = earlier(page).getByRole('table', { name: 'O que muda nesta peça' });
  await expect(changes.getByRole('row').filter({ hasText: 'Largura' })).toContainText('250,00');
  await expect(changes.getByRole('row').filter({ hasText: 'Processos' })).toContainText(
    `${processTitle}: 12`,
  );
  await expect(changes).not.toContainText('R$');

  await page.keyboard.press('F8');
  await expect(earlier(page)).toBeHidden();
  await expect(toast(page, `Medidas, processos e minutos levados de Orçamento ${number}.`)).toBeVisible();
  const field = (name: string) => editing(page).getByRole('textbox', { name, exact: true });
  await expect(field('Nome da peça')).toHaveValue('Suporte novo');
  await expect(field('Quantidade')).toHaveValue('3');
  await expect(field('Comprimento')).toHaveValue('400,00');
  await expect(field('Valor unitário')).toHaveValue('83,21');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await admin.get(`/set-parts/${blank.id}`)).toMatchObject({
    title: 'Suporte novo',
    quantity: 3,
    width: 250,
    length: 400,
    unit_value: 83.21,
    locked_values: [],
    processes: [{ title: processTitle, pivot: { time: 12, final_value: 42 } }],
  });
});

test('minutes by a rule are shown as the rule gives them to this part today', async ({ page, admin }) => {
  const name = unique('Corte em serra');
  const fields = { name, driver: 'length', rows: [{ speed: 100 }] };
  const rule = await admin.post<Named & { version: number }>('/time-rules', fields);
  const title = unique('Serra');
  const process = await admin.post<Named>('/processes', { title, value_per_minute: 2, rule_id: rule.id });
  const customer = await makeCustomer(admin);
  const reference = unique('SR').replaceAll(' ', '-');
  const before = await makeQuote(admin, { customer_id: customer.id });
  const set = await makeSet(admin, before.id);
  const processes = [{ id: process.id, pivot: { rule: true } }];
  const old = await makeSheetPart(admin, set.id, { reference, processes });
  expect(await admin.get(`/set-parts/${old.id}`)).toMatchObject({ processes: [{ pivot: { time: 4 } }] });
  // Faster by now.
  await admin.put(`/time-rules/${rule.id}`, { ...fields, rows: [{ speed: 200 }] });
  const now = await makeQuote(admin, { customer_id: customer.id });
  const own = await makeSet(admin, now.id);
  const blank = await admin.post<Part>(`/sets/${own.id}/parts`, { title: unique('Barra'), reference });

  await page.goto(`/order/${now.id}?part=${blank.id}`);
  await expect(button(page)).toHaveAccessibleName('Já orçada (1)');
  await page.keyboard.press('F8');
  const changes = earlier(page).getByRole('table', { name: 'O que muda nesta peça' });
  await expect(changes.getByRole('row').filter({ hasText: 'Processos' })).toContainText(
    `${title}: 2,00 min pela regra`,
  );
  await page.keyboard.press('F8');
  await expect(earlier(page)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await admin.get(`/set-parts/${blank.id}`)).toMatchObject({
    processes: [{ title, pivot: { time: 2, rule: true } }],
  });
});

test('a part is found by its drawing, and an empty list explains itself', async ({ page, admin }) => {
  const before = await makeQuote(admin);
  const set = await makeSet(admin, before.id);
  const shift = Math.random() * 40;
  const uploaded = await uploadPart(admin, set.id, bentPlate('Aba furada.dxf', shift));
  const [old] = [uploaded].flat();
  const material = await admin.find('sheets', 'Chapa 1020 3,00 × 1200 × 3000');
  await admin.put(`/sets/${set.id}/parts/${old?.id}`, {
    type: 'sheet',
    sheet_id: material.id,
    width: 250,
    length: 400,
    quantity: 2,
  });
  const now = await makeQuote(admin);
  const own = await makeSet(admin, now.id);
  await uploadPart(admin, own.id, bentPlate('Chapa 77.dxf', shift));
  const blank = await admin.post<Part>(`/sets/${own.id}/parts`, { title: unique('Inédita') });
  // From the part's tile, by its key; the grid's row and the tile's menu open the same.
  await page.goto(`/order/${now.id}`);
  await page.getByRole('button', { name: 'Abrir Chapa 77' }).focus();
  await page.keyboard.press('F8');
  await expect(found(page).first()).toContainText('Em abertoMesmo arquivoMesmo contorno no DXF');
  await expect(found(page).first()).toContainText('Aba furada');
  await closeByEscape(page, earlier(page));
  await expect(editing(page)).toBeVisible();

  await page.goto(`/order/${now.id}`);
  await chooseFromMenu(page, blank.title, 'Já orçada');
  await expect(earlier(page)).toContainText('Nenhuma peça igual ou parecida');
  await expect(earlier(page).getByRole('button', { name: /^Levar/ })).toHaveCount(0);
});

test(
  'its dialog has room for long names on a phone, and axe finds nothing serious',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const long = `${unique('Mão-francesa')} ${'reforçada-galvanizada-perfurada'.repeat(5)}`;
    const { reference, now, blank } = await quotedBefore(admin, long);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/order/${now.id}?part=${blank.id}`);
    await editing(page).getByRole('textbox', { name: 'Referência' }).fill(reference);
    await expect(button(page)).toHaveAccessibleName('Já orçada (1)');
    await button(page).click();
    await expect(found(page)).toContainText(long);
    const content = earlier(page).locator('.MuiDialogContent-root');
    const room = await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room).toBeLessThanOrEqual(0);
    expect(await seriousIn(page)).toEqual([]);
  },
);
