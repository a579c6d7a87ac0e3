import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from '@playwright/test';
import { unique } from '../../support/api.js';
import { makePricedQuote } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

/** What a click saves: the file's name and its sheets. */
async function saved(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return { name: download.suggestedFilename(), sheets };
}

test('a list and an order are exported to Excel as they are shown', async ({ page, admin }) => {
  const name = unique('=Aço exportado');
  await admin.post('/materials', { name, specific_weight: 0.00785, price_kg: 8.9001 });
  await page.goto(`/materials?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.getByText(name)).toBeVisible();
  const cells = [name, 0.00785, 8.9001];
  const list = await saved(page, () => page.getByRole('button', { name: 'Exportar' }).click());
  expect(list.name).toMatch(/^Materiais \d{4}-\d\d-\d\d\.xlsx$/);
  expect(list.sheets[0]?.rows.slice(1)).toEqual([expect.arrayContaining(cells)]);

  const { order } = await makePricedQuote(admin);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByRole('button', { name: 'Documentos' }).click();
  const file = await saved(page, () => page.getByRole('menuitem', { name: 'Planilha do Excel' }).click());
  expect(file.name).toMatch(/^Orçamento \d{6} \d{4}-\d\d-\d\d\.xlsx$/);
  expect(file.sheets.map((sheet) => sheet.name)).toEqual(['Resumo', 'Conjuntos', 'Peças']);
});
