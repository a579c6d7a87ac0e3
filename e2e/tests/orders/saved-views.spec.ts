import type { Page } from '@playwright/test';
import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote } from '../../support/factories.js';
import { chooseValue, closeByEscape, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const heads = (page: Page) => page.getByRole('table', { name: 'Orçamentos' }).getByRole('columnheader');
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Visões/ }).click();
  await page.getByRole('menu').getByText(item).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

test(
  'a view keeps filters, order and columns: saved, opened by default, changed, shared by name and by link',
  { tag: '@wide' },
  async ({ admin, newUser, pageOf }) => {
    // An account of its own: the view that opens a list would open those of other tests, too.
    const page = await pageOf(await newUser('view_all_orders'));
    const name = unique('Visão');
    const customer = await makeCustomer(admin, name);
    await makeQuote(admin, { customer_id: customer.id });
    const order = await makeQuote(admin, { customer_id: customer.id, type: 'order' });
    await page.goto('/orders');
    await page.getByRole('searchbox', { name: 'Código ou cliente' }).fill(name);
    await chooseValue(page, 'Tipo', 'Pedido');
    await page.getByRole('button', { name: 'Colunas' }).click();
    const columns = page.getByRole('menu', { name: 'Colunas' });
    for (const column of ['CNPJ/CPF', 'Estado', 'Endereço']) {
      await columns.getByRole('menuitemcheckbox', { name: column }).click();
    }
    await columns.getByRole('menuitemcheckbox', { name: 'Responsável' }).click();
    await closeByEscape(page, columns);
    await expect(heads(page).filter({ hasText: 'Responsável' })).toBeVisible();
    await expect(heads(page).filter({ hasText: 'Endereço' })).toHaveCount(0);

    await choose(page, 'Salvar visão…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Nome é obrigatório')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
    await dialog.getByRole('switch', { name: 'Compartilhar com todos' }).check();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toast(page, 'Visão salva.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Visões: ${name}` })).toBeVisible();
    const link = page.url();

    // The one with the star opens the list, on any device; the plain list has an address of its own then.
    await choose(page, 'Gerenciar visões…');
    await page.getByRole('button', { name: `Abrir a lista com “${name}”` }).click();
    await expect(
      page.getByRole('button', { name: `Abrir a lista com “${name}”`, pressed: true }),
    ).toBeVisible();
    await closeByEscape(page, page.getByRole('dialog'));
    await page.evaluate(() =>
      Object.keys(localStorage).forEach(
        (key) => key.startsWith('orders-start') && localStorage.removeItem(key),
      ),
    );
    await page.goto('/orders');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(String(order.id));
    await choose(page, 'Lista padrão');
    await expect(page).toHaveURL(/view=all/);
    await expect(heads(page).filter({ hasText: 'CNPJ/CPF' })).toBeVisible();

    await choose(page, name);
    await chooseValue(page, 'Tipo', 'Todos os tipos');
    await expect(rows(page)).toHaveCount(2);
    await choose(page, `Atualizar “${name}”`);
    await expect(page.getByRole('button', { name: `Visões: ${name}` })).toBeVisible();

    const other = await newUser('view_all_orders');
    const theirs = await pageOf(other);
    await theirs.goto(link);
    await expect(rows(theirs)).toHaveCount(1);
    await expect(heads(theirs).filter({ hasText: 'Responsável' })).toBeVisible();
    await choose(theirs, name);
    await expect(rows(theirs)).toHaveCount(2);
    await choose(theirs, 'Gerenciar visões…');
    await expect(theirs.getByText(/Compartilhada por/)).toBeVisible();
    await expect(theirs.getByRole('button', { name: `Excluir a visão “${name}”` })).toHaveCount(0);

    await choose(page, 'Gerenciar visões…');
    await page.getByRole('button', { name: `Excluir a visão “${name}”` }).click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('button', { name: `Excluir a visão “${name}”` })).toHaveCount(0);
  },
);
