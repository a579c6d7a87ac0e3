import type { Page } from '@playwright/test';
import { unique } from '../../support/api.js';
import { makePricedQuote, makeSheetPart } from '../../support/factories.js';
import { chooseFromMenu, toast, visit } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** What a screen says when the server fails at one of its calls; the rest of the server goes on. */

/** The server's own message, where the failure names it behind the fixed text. */
const REASON = 'recusado';

/** Lets one kind of call fail until `unrouteAll`; without a message each screen says its own. */
const failing = (page: Page, method: string, path: RegExp, message = '') =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: message === '' ? {} : { message } })
      : route.fallback(),
  );

const says = (page: Page, text: string) => expect(toast(page, text).last()).toBeVisible();
const form = (page: Page) => page.getByRole('main').or(page.getByRole('dialog')).last();
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar', exact: true }).click();

interface Catalogue {
  path: string;
  list: string;
  /** One record that can't be loaded into its form, where the specification has a text for it. */
  one?: string;
  save: string;
  remove: string;
}

const CATALOGUES: readonly Catalogue[] = [
  {
    path: '/materials',
    list: 'Erro ao buscar materiais',
    one: 'Erro ao buscar material',
    save: 'Erro ao salvar material: recusado',
    remove: 'Erro ao excluir material',
  },
  {
    path: '/sheets',
    list: 'Erro ao carregar chapas',
    one: 'Erro ao buscar chapa',
    save: 'Erro ao salvar chapa: recusado',
    remove: 'Erro ao excluir chapa',
  },
  {
    path: '/bars',
    list: 'Erro ao carregar barras: recusado',
    one: 'Erro ao buscar barra',
    save: 'Erro ao salvar barra: recusado',
    remove: 'Erro ao excluir barra',
  },
  {
    path: '/components',
    list: 'Erro ao carregar componentes',
    one: 'Erro ao buscar componente',
    save: 'Erro ao salvar componente',
    remove: 'Erro ao excluir componente',
  },
  {
    path: '/processes',
    list: 'Erro ao buscar processos: recusado',
    save: 'Erro ao salvar processo',
    remove: 'Erro ao excluir processo',
  },
  {
    path: '/mercosur-common-nomenclatures',
    list: 'Erro ao buscar NCMs',
    save: 'Erro ao salvar NCM: recusado',
    remove: 'Erro ao excluir NCM',
  },
  {
    path: '/states',
    list: 'Erro ao buscar estados',
    save: 'Erro ao salvar estado: recusado',
    remove: 'Erro ao excluir estado',
  },
  {
    path: '/customers',
    list: 'Erro ao carregar clientes',
    // A copy slip of the specification, kept to the letter.
    save: 'Erro ao salvar grupo',
    remove: 'Erro ao excluir cliente',
  },
];

const reasonOf = (text: string): string => (text.endsWith(`: ${REASON}`) ? REASON : '');
const listOf = (path: string) => new RegExp(`/api${path}(\\?|$)`);
const oneOf = (path: string) => new RegExp(`/api${path}/\\d+$`);

/** The row's menu of the first record, and the record's name. */
const firstRow = async (page: Page): Promise<string> => {
  const menu = page.getByRole('button', { name: /^Ações de / }).first();
  return ((await menu.getAttribute('aria-label')) ?? '').replace('Ações de ', '');
};

test('catalogues that can’t be loaded', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/profile');
  for (const { path, list } of CATALOGUES) {
    await failing(page, 'GET', listOf(path), reasonOf(list));
    await visit(page, path);
    await says(page, list);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }
});

test(
  'a material, sheet, bar or component that can’t be loaded',
  { tag: '@wide' },
  async ({ page, admin }) => {
    await page.goto('/profile');
    for (const { path, one } of CATALOGUES) {
      if (one === undefined) continue;
      const [first] = await admin.get<{ id: number }[]>(path);
      // The list behind the form would bring the record along, and the failure might never be seen.
      await failing(page, 'GET', listOf(path));
      await failing(page, 'GET', oneOf(path));
      await visit(page, `${path}/${first?.id}`);
      await says(page, one);
      await page.unrouteAll();
    }
  },
);

test('catalogue entries that can’t be saved or deleted', { tag: '@wide' }, async ({ page }) => {
  for (const { path, save, remove } of CATALOGUES) {
    await page.goto(path);
    const name = await firstRow(page);
    await failing(page, 'PUT', oneOf(path), reasonOf(save));
    await chooseFromMenu(page, name, 'Editar');
    await expect(form(page).getByRole('textbox').first()).not.toHaveValue('');
    await form(page).getByRole('button', { name: 'Salvar' }).click();
    await says(page, save);
    await form(page).getByRole('button', { name: 'Cancelar' }).click();
    await failing(page, 'DELETE', oneOf(path));
    await chooseFromMenu(page, name, 'Excluir');
    await confirm(page);
    await says(page, remove);
    await page.unrouteAll();
  }
});

test(
  'users and groups that can’t be loaded, saved or deleted',
  { tag: '@wide' },
  async ({ page, newUser }) => {
    const user = await newUser('edit_orders');
    await page.goto('/profile');
    await failing(page, 'GET', listOf('/users'));
    await visit(page, '/users');
    await says(page, 'Erro ao buscar usuários');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(user.email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await failing(page, 'POST', listOf('/users'));
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await form(page).getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await form(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
    await form(page).getByRole('button', { name: 'Salvar' }).click();
    await says(page, 'Erro ao criar usuário');
    await expect(form(page).getByRole('button', { name: 'Salvar' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await failing(page, 'PUT', oneOf('/users'));
    await chooseFromMenu(page, user.name, 'Editar');
    const name = form(page).getByRole('textbox', { name: 'Nome' });
    await name.fill('');
    await form(page).getByRole('textbox', { name: 'Email' }).fill('');
    await form(page).getByRole('button', { name: 'Salvar' }).click();
    await says(page, 'Preencha todos os campos');
    await expect(form(page).getByText('Nome é obrigatório')).toBeVisible();
    await expect(form(page).getByText('Email é obrigatório')).toBeVisible();
    await name.fill(user.name);
    await form(page).getByRole('textbox', { name: 'Email' }).fill(user.email);
    await form(page).getByRole('button', { name: 'Salvar' }).click();
    await says(page, 'Erro ao atualizar usuário');
    await form(page).getByRole('button', { name: 'Cancelar' }).click();
    await failing(page, 'DELETE', oneOf('/users'));
    await chooseFromMenu(page, user.name, 'Excluir');
    await confirm(page);
    await says(page, 'Erro ao excluir usuário');
    await page.unrouteAll();

    await failing(page, 'GET', listOf('/groups'));
    await visit(page, '/groups');
    await says(page, 'Erro ao buscar grupos');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    const group = await firstRow(page);
    await failing(page, 'GET', /\/api\/permissions$/);
    await failing(page, 'POST', listOf('/groups'));
    await failing(page, 'DELETE', oneOf('/groups'));
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await says(page, 'Erro ao buscar permissões');
    await form(page).getByRole('textbox', { name: 'Nome' }).fill(unique('Grupo'));
    await form(page).getByRole('button', { name: 'Salvar' }).click();
    await says(page, 'Erro ao salvar grupo');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    await chooseFromMenu(page, group, 'Excluir');
    await confirm(page);
    await says(page, 'Erro ao deletar grupo');
  },
);

test(
  'a history that can’t be loaded, and parts that can’t change places',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const { order, set, part } = await makePricedQuote(admin);
    await makeSheetPart(admin, set.id);
    await failing(page, 'GET', /\/history(\?|$)/);
    await failing(page, 'PUT', /\/parts\/order$/);
    await page.goto(`/order/${order.id}`);
    await chooseFromMenu(page, part.title, 'Mover para depois');
    await says(page, 'Erro ao mudar a ordem das peças');
    await page.getByRole('button', { name: 'Histórico' }).click();
    await expect(page.getByText('Erro ao buscar histórico')).toBeVisible();
  },
);

test('an error log that can’t be loaded or deleted', { tag: '@wide' }, async ({ page, admin }) => {
  await admin.post('/error-logs/browser', { message: unique('Falha'), url: '/orders' });
  await page.goto('/profile');
  await failing(page, 'GET', /\/api\/error-logs\?/);
  await visit(page, '/error-logs');
  await says(page, 'Erro ao buscar logs de erros');
  await page.unrouteAll();
  await failing(page, 'GET', /\/api\/error-logs\/statistics$/);
  await page.reload();
  await says(page, 'Erro ao buscar estatísticas');
  await failing(page, 'DELETE', /\/api\/error-logs\//);
  await page
    .getByRole('button', { name: /^Ações de / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await confirm(page);
  await says(page, 'Erro ao deletar log');
  await page.getByRole('button', { name: 'Excluir todos' }).click();
  await confirm(page);
  await says(page, 'Erro ao deletar todos os logs');
});
