import type { Page } from '@playwright/test';
import { type Named, unique } from '../../support/api.js';
import { makeQuote, makeSet, makeSheetPart, uploadPart } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

const strip = (page: Page) => page.getByRole('region', { name: 'Pendências' });
const dialog = (page: Page) => page.getByRole('dialog').first();

const saveAndClose = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(dialog(page)).toBeHidden();
};

test('the strip says whose minutes were typed over a rule and which parts weigh something else than their drawing says, until both are put right', async ({
  page,
  admin,
  drawings,
}) => {
  const rule = await admin.post<Named>('/time-rules', {
    name: unique('Laser'),
    driver: 'cut',
    rows: [{ speed: 2600 }],
  });
  const title = unique('Corte');
  const process = await admin.post<Named>('/processes', { title, value_per_minute: 7.8, rule_id: rule.id });
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const typed = { processes: [{ id: process.id, pivot: { time: 9 } }] };
  const part = await makeSheetPart(admin, set.id, typed);
  await makeSheetPart(admin, set.id, { processes: [{ id: process.id, pivot: { rule: true } }] });
  const [drawn] = [await uploadPart(admin, set.id, drawings.titled)].flat();
  const [sheet, ncm, bending] = await Promise.all([
    admin.find('sheets', 'Chapa 1020 3,00 × 1200 × 3000'),
    admin.find('mercosur-common-nomenclatures', '7326.19.00'),
    admin.find('processes', 'Dobra'),
  ]);
  const fields = {
    type: 'sheet',
    sheet_id: sheet.id,
    ncm_id: ncm.id,
    quantity: 1,
    width: 250,
    length: 400,
    processes: [{ id: bending.id, pivot: { time: 1 } }],
  };
  await admin.put(`/sets/${set.id}/parts/${String(drawn?.id)}`, fields);
  await page.goto(`/order/${order.id}`);
  await strip(page).getByRole('button', { name: '1 peça com minutos digitados sobre a regra' }).click();
  const found = page.getByRole('menuitem', { name: part.title });
  await expect(found).toContainText(title);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`part=${String(part.id)}`));
  const row = dialog(page).getByRole('region', { name: 'Processos' }).getByRole('listitem').first();
  await row.getByRole('textbox', { name: 'Tempo', exact: true }).press('F9');
  await expect(row).toContainText('ƒ');
  await saveAndClose(page);
  await expect(strip(page)).not.toContainText('minutos digitados');

  await strip(page).getByRole('button', { name: '1 peça com peso que diverge do desenho' }).click();
  const heavier = page.getByRole('menuitem', { name: 'digitalizado 7' });
  await expect(heavier).toContainText(/desenho 3,00\skg, peça 2,355\skg \(-21,5%\)/);
  await heavier.click();
  await dialog(page)
    .getByRole('button', { name: /Usar 3,00\skg do desenho/ })
    .click();
  await saveAndClose(page);
  await expect(strip(page).getByRole('listitem')).toHaveText([/^perda não conferida pelo corte: /]);
});
