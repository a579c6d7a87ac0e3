import { unique, type Named } from '../../support/api.js';
import { makePricedQuote } from '../../support/factories.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('a set and the whole quote are offered in other quantities, side by side', async ({ page, admin }) => {
  const { order, set, part } = await makePricedQuote(admin);
  const process = { title: unique('Preparada'), name: 'Dobra', value_per_minute: 2.35, setup: 15 };
  const { id } = await admin.post<Named>('/processes', process);
  await admin.put(`/sets/${set.id}/parts/${part.id}`, { processes: [{ id, pivot: { time: 12 } }] });
  await page.goto(`/order/${order.id}/values`);
  await page.getByRole('button', { name: 'Definir faixas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Faixas de quantidade' });
  const field = dialog.getByRole('combobox', { name: 'Quantidades' });
  await expect(field).toBeFocused();
  for (const typed of ['50', '3', '1']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  const row = (of: typeof dialog, quantity: string) =>
    of.getByRole('row').filter({ has: page.getByRole('rowheader', { name: quantity }) });
  await expect(row(dialog, '50')).toContainText(/R\$\s653,60/);
  await expect(row(dialog, '50')).toContainText(/R\$\s32\.680,00/);
  await expect(row(dialog, '3')).toContainText(/R\$\s2\.004,00/);
  await field.fill('3');
  await field.press('Enter');
  await expect(dialog.getByText('Esta quantidade já está na lista')).toBeVisible();
  await field.fill('1,5');
  await field.press('Enter');
  await expect(dialog.getByText('Digite um número inteiro de 1 a 1.000.000')).toBeVisible();
  await field.fill('');
  await dialog.getByRole('combobox', { name: 'Faixas de' }).click();
  await page.getByRole('option', { name: 'Orçamento inteiro' }).click();
  await field.fill('10');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Faixas de quantidade salvas')).toBeVisible();
  await expect(dialog).toBeHidden();
  const ofSet = page.getByRole('table', { name: `Faixas de ${set.name}` });
  await expect(ofSet.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('table', { name: 'Faixas de Orçamento inteiro' })).toContainText(/R\$\s657,30/);
  expect(await admin.get(`/orders/${order.id}`)).toMatchObject({
    breaks: [10],
    sets: [{ breaks: [1, 3, 50] }],
  });
});
