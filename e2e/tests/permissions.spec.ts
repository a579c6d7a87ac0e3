import type { Page } from '@playwright/test';
import { makePricedQuote, makeQuote } from '../support/factories.js';
import { closeByEscape, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const code = (id: number) => String(id).padStart(6, '0');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Código ou cliente' });
const menuOf = (page: Page, id: number) => page.getByRole('button', { name: `Ações de ${code(id)}` });
const typeField = (page: Page) => page.getByRole('combobox', { name: 'Tipo', exact: true });
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
  await expect(toast(page, 'Registro não encontrado')).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
});

test('a user who sees all orders but edits none reads an order without a way to change it', async ({
  admin,
  newUser,
  pageOf,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  const page = await pageOf(await newUser('view_all_orders'));
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
});

test('approval is offered to users who may approve', async ({ admin, newUser, pageOf }) => {
  const { order } = await makePricedQuote(admin);
  const page = await pageOf(await newUser('view_all_orders', 'edit_pre_orders', 'approve_pre_orders'));
  await page.goto(`/order/${order.id}`);
  await expect(moves(page).getByRole('button', { name: 'Aprovar' })).toBeVisible();
});

test('a call without a permission that was taken away is refused by the server, and the screen shows it', async ({
  admin,
  newUser,
  pageOf,
}) => {
  const user = await newUser('edit_pre_orders');
  const quote = await makeQuote(user);
  const page = await pageOf(user);
  await page.goto(`/order/${quote.id}`);
  await expect(page.getByRole('button', { name: 'Novo conjunto' })).toBeVisible();
  const groups = await admin.get<{ id: number; users: { name: string }[] }[]>('/groups');
  const group = groups.find(({ users }) => users.some(({ name }) => name === user.name));
  await admin.delete(`/groups/${group!.id}`);
  await page.getByRole('button', { name: 'Novo conjunto' }).click();
  await expect(toast(page, 'Você não tem permissão para esta ação')).toBeVisible();
});

test('who may edit orders alone creates an order, the only type that is offered', async ({
  newUser,
  pageOf,
}) => {
  const page = await pageOf(await newUser('edit_orders'));
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Novo' }).first().click();
  await expect(page.getByRole('heading', { name: 'Novo pedido', level: 2 })).toBeVisible();
  const type = typeField(page);
  await expect(type).toHaveText('Pedido');
  await expect(type).toHaveAccessibleDescription('Sua permissão é para criar pedidos');
  await type.click();
  await expect(page.getByRole('option')).toHaveText(['Pedido']);
  await page.getByRole('option', { name: 'Pedido' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Pedido salvo com sucesso.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pedido \d{6}$/, level: 2 })).toBeVisible();
});

test('who may edit both is offered both', async ({ newUser, pageOf }) => {
  const page = await pageOf(await newUser('edit_orders', 'edit_pre_orders'));
  await page.goto('/order/new');
  const type = typeField(page);
  await expect(type).toHaveText('Orçamento');
  await type.click();
  await expect(page.getByRole('option').filter({ hasText: /\S/ })).toHaveText(['Orçamento', 'Pedido']);
  await page.getByRole('option', { name: 'Pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Novo pedido', level: 2 })).toBeVisible();
});

test('a user who may create neither gets the reason at the address of a new one', async ({
  newUser,
  pageOf,
}) => {
  const page = await pageOf(await newUser('view_all_orders'));
  await page.goto('/orders');
  await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Novo' })).toHaveCount(0);

  await page.goto('/order/new');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(
    'Você não tem permissão para criar orçamentos nem pedidos.',
  );
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
});
