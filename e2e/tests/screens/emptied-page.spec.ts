import type { Page } from '@playwright/test';
import { type Named, unique } from '../../support/api.js';
import { chooseFromMenu } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** A list with one row a page, on its third page. */
const thirdPage = (filter: object, sort: string) =>
  `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${sort}&order=ASC&page=3&perPage=1`;

const confirm = async (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Confirmar exclusão' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
};

test('the page before follows when the last row of a page of a catalogue is deleted', async ({
  page,
  admin,
}) => {
  const name = unique('Corte');
  for (const number of [1, 2, 3]) {
    await admin.post<Named>('/processes', { title: `${name} ${String(number)}`, value_per_minute: 1 });
  }
  await page.goto(`/processes?${thirdPage({ q: name }, 'title')}`);
  await expect(page.getByRole('row').filter({ hasText: `${name} 3` })).toBeVisible();
  await chooseFromMenu(page, `${name} 3`, 'Excluir');
  await confirm(page);
  await expect(page.getByRole('row').filter({ hasText: `${name} 2` })).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=2\b/);
});

test('the page before follows when the last row of a page of the error log is deleted', async ({
  page,
  admin,
}) => {
  const message = unique('Falha');
  for (const number of [1, 2, 3]) {
    await admin.post('/error-logs/browser', { message: `${message} ${String(number)}`, url: '/orders' });
  }
  // Newest first: the third page has the first of them.
  await page.goto(`/error-logs?${thirdPage({ search: message }, 'id')}`);
  await expect(page.getByRole('row').filter({ hasText: `${message} 1` })).toBeVisible();
  await page.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await confirm(page);
  await expect(page.getByRole('row').filter({ hasText: `${message} 2` })).toBeVisible();
});
