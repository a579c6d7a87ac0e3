import type { Page } from '@playwright/test';
import { type Named, unique } from '../support/api.js';
import { makePricedQuote, makeQuote } from '../support/factories.js';
import { closeByEscape } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const code = (id: number) => String(id).padStart(6, '0');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Código ou cliente' });
const menuOf = (page: Page, id: number) => page.getByRole('button', { name: `Ações de ${code(id)}` });
const moves = (page: Page) => page.getByRole('region', { name: 'Fluxo de status' });

test('a user who may edit quotes sees their own, and neither approves nor deletes', async ({
  admin,
  newUser,
  pageOf,
}) => {
  const user = await newUser('edit_pre_orders');
  const others = await makeQuote(admin);
  const { order: own } = await makePricedQuote(user);
  const page = await pageOf(user);
  await page.goto('/orders');
  await expect(menuOf(page, own.id)).toBeVisible();
  await search(page).fill(code(others.id));
  await expect(page.getByText('Nenhum orçamento com estes filtros.')).toBeVisible();
  await search(page).fill('');
  await menuOf(page, own.id).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Duplicar']);
  await page.getByRole('menuitem', { name: 'Editar' }).click();

  await expect(moves(page).getByRole('button')).toHaveText(['Próximo', 'Cancelar']);
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeEnabled();
  await page.goto(`/order/${others.id}`);
  await expect(page.getByRole('alert')).toContainText(code(others.id));
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('a user who sees all orders but edits none reads an order without a way to change it, until a new permission shows without signing in again', async ({
  admin,
  newUser,
  pageOf,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  const user = await newUser('view_all_orders');
  const page = await pageOf(user);
  await page.goto(`/order/${order.id}`);
  await expect(page.getByText('Somente leitura: você não tem permissão para alterar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Novo conjunto' })).toHaveCount(0);
  await expect(moves(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: `Ações de ${set.name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Imprimir']);
  await closeByEscape(page, page.getByRole('menu'));
  await page.getByRole('button', { name: `Abrir ${part.title}` }).click();
  const dialog = page.getByRole('dialog');
  const width = dialog.getByRole('textbox', { name: 'Largura' });
  await expect(width).toBeDisabled();
  // Legible: the colour of secondary texts, not that of what can't be used.
  await expect(width).toHaveCSS('-webkit-text-fill-color', 'rgb(154, 163, 173)');
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveCount(0);

  await page.goto('/orders');
  await expect(menuOf(page, order.id)).toBeVisible();
  const create = page.getByRole('link', { name: 'Novo', exact: true });
  await expect(create).toHaveCount(0);
  const { id } = await user.get<Named>('/user');
  const right = (await admin.get<Named[]>('/permissions')).find(({ name }) => name === 'edit_pre_orders');
  await admin.post('/groups', { name: unique('Grupo'), user_ids: [id], permission_ids: [right!.id] });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(create.first()).toBeVisible();
});
