import type { Page, Route } from '@playwright/test';
import { ADMIN, unique } from '../support/api.js';
import { fillClipboard } from '../support/clipboard.js';
import { makePricedQuote, makeUser, PASSWORD } from '../support/factories.js';
import { GridPage } from '../support/grid.js';
import { chooseFromMenu, toast } from '../support/screens.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Senha', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' });
const orders = (page: Page) => page.getByRole('table', { name: 'Orçamentos' });

const signIn = async (page: Page, as: { email: string; password: string }) => {
  await email(page).fill(as.email);
  await password(page).fill(as.password);
  await enter(page).click();
};

test.describe('signed out', () => {
  test.use({ storageState: SIGNED_OUT });

  test('a followed link is opened after signing in, also after registering', async ({ page, admin }) => {
    const { order, part } = await makePricedQuote(admin);
    await page.goto(`/order/${order.id}?part=${part.id}`);
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: 'Criar uma conta' }).click();
    await page.getByRole('link', { name: 'Já tenho uma conta' }).click();
    // Until the screen is there its fields would be those of the registration.
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await signIn(page, ADMIN);
    await expect(page.getByRole('dialog', { name: part.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/order/${order.id}\\?part=${part.id}$`));
  });

  test('registers, waits for approval, signs in and signs out', async ({ page, admin, pageOf }) => {
    const account = { email: `${unique('nova').replace(' ', '.')}@example.com`, password: PASSWORD };
    await page.goto('/login');
    await page.getByRole('link', { name: 'Criar uma conta' }).click();
    await expect(page).toHaveURL(/\/register$/);
    const submit = page.getByRole('button', { name: 'Concluir' });
    await submit.click();
    for (const text of ['Nome é obrigatório', 'Email é obrigatório', 'Senha é obrigatória']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Nome' }).fill('Nova Pessoa');
    await email(page).fill(account.email);
    await password(page).fill(account.password);
    await page.getByLabel('Confirme a senha').fill('outra-senha');
    await submit.click();
    await expect(page.getByText('As senhas não coincidem')).toBeVisible();
    await page.getByLabel('Confirme a senha').fill(account.password);
    await submit.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByText('Cadastro concluído. Um administrador precisa liberar seu acesso.'),
    ).toBeVisible();
    await signIn(page, account);
    await expect(page.getByText('Um administrador precisa liberar seu acesso.')).toBeVisible();
    await expect(password(page)).toBeFocused();

    const office = await pageOf(admin);
    await office.goto('/users');
    await office.getByRole('searchbox', { name: 'Buscar' }).fill(account.email);
    // Its heading and the row that is searched for, which moves no more under a press.
    await expect(office.getByRole('row')).toHaveCount(2);
    const row = office.getByRole('row').filter({ hasText: account.email });
    await expect(row).toContainText('Aguardando liberação');
    await chooseFromMenu(office, 'Nova Pessoa', 'Editar');
    const form = office.getByRole('dialog', { name: 'Editar usuário' });
    await form.getByRole('switch', { name: 'Desabilitado' }).click();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(row).toContainText('Habilitado');

    await signIn(page, account);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Nenhum orçamento ainda.')).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    await page.getByRole('button', { name: 'Mais opções' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(enter(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    const afterwards = await page.request.get('/api/user', {
      headers: { Authorization: `Bearer ${String(token)}` },
    });
    expect(afterwards.status()).toBe(401);
  });

  test(
    'after wrong passwords the screen shows how long the next try has to wait, and lets the owner in then',
    { tag: '@wide' },
    async ({ page, admin, server }) => {
      const user = await makeUser(admin, server);
      for (let count = 0; count < 5; count += 1) {
        await page.request.post('/api/login', { data: { email: user.email, password: 'palpite' } });
      }
      await page.goto('/login');
      const alert = page.getByRole('alert');
      // The sixth opens the first wait, of two seconds; on a slow machine it may be over before the next try.
      await expect(async () => {
        await signIn(page, { email: user.email, password: 'palpite' });
        await expect(alert).toContainText(/Muitas tentativas\. Aguarde \d+ segundos? e tente novamente\./, {
          timeout: 1500,
        });
      }).toPass();
      await expect(page.getByRole('button', { name: /^Aguarde \d+ s$/ })).toBeDisabled();
      // Another account does not wait.
      await email(page).fill('outra@example.com');
      await expect(enter(page)).toBeEnabled();
      await email(page).fill(user.email);
      await password(page).fill(PASSWORD);
      await expect(enter(page)).toBeEnabled();
      await expect(alert).toHaveCount(0);
      await enter(page).click();
      await expect(page.getByRole('button', { name: 'Mais opções' })).toBeVisible();
    },
  );
});

test.describe('signed in', () => {
  test('a session that ends while something is typed: the same user finds screen and text again', async ({
    admin,
    server,
    pageOf,
  }) => {
    const user = await makeUser(admin, server, 'edit_pre_orders');
    const page = await pageOf(user);
    const { order, part } = await makePricedQuote(user);
    await page.goto(`/order/${order.id}`);
    await page.getByRole('button', { name: /Informações gerais/ }).click();
    await page.getByRole('textbox', { name: 'Observações de pagamento' }).fill('28 dias');
    await page.getByRole('button', { name: `Abrir ${part.title}` }).click();
    const reference = page.getByRole('textbox', { name: 'Referência' });
    await reference.fill('FJ-2207');
    // As late as the save itself: a call before it that is refused would take its button away.
    const logOut = async (route: Route) => {
      await user.post('/logout');
      await route.continue();
    };
    await page.route(`**/api/sets/*/parts/${part.id}`, logOut, { times: 1 });
    await page.getByRole('button', { name: 'Salvar', exact: true }).last().click();
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, { email: user.email, password: PASSWORD });
    await expect(page).toHaveURL(new RegExp(`/order/${order.id}\\?part=${part.id}$`));
    await expect(toast(page, 'O que você tinha digitado foi recuperado')).toBeVisible();
    await expect(reference).toHaveValue('FJ-2207');
    await page.getByRole('button', { name: 'Salvar', exact: true }).last().click();
    await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Informações gerais/ }).click();
    await expect(page.getByRole('textbox', { name: 'Observações de pagamento' })).toHaveValue('28 dias');
  });

  test('a session that ends while cells of the grid are unsaved: they stand in it again, and are saved on demand', async ({
    admin,
    server,
    pageOf,
  }) => {
    const user = await makeUser(admin, server, 'edit_pre_orders');
    const page = await pageOf(user);
    const { order, part } = await makePricedQuote(user);
    const grid = new GridPage(page);
    await grid.open(order.id);
    // As late as the save itself: a call before it that is refused would take the grid away.
    const logOut = async (route: Route) => {
      await user.post('/logout');
      await route.continue();
    };
    await page.route('**/api/orders/*/parts', logOut, { times: 1 });
    // A new part, and a cell of one that is there, both left and refused with the session.
    await fillClipboard(page, '40\r\n50\r\n');
    await grid.select(part.title, 'Quantidade');
    await grid.press('Control+v');
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, { email: user.email, password: PASSWORD });
    await expect(page).toHaveURL(new RegExp(`/order/${order.id}/grid$`));
    await expect(toast(page, 'O que você tinha digitado foi recuperado')).toBeVisible();
    await expect(page.getByText('2 células não foram salvas')).toBeVisible();
    await page.getByRole('button', { name: 'Ir à próxima' }).click();
    await expect(page.getByText('Esta célula não foi salva antes do fim da sessão.')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await grid.saved();
    await expect(page.locator('.cell.refused')).toHaveCount(0);
    const { sets } = await admin.get<{ sets: { parts: { quantity: number }[] }[] }>(`/orders/${order.id}`);
    expect(sets.flatMap(({ parts }) => parts).map(({ quantity }) => quantity)).toEqual([40, 50]);
    // The button that was pressed is gone; the keyboard is in the cells.
    await grid.press('Control+z');
    await grid.shows(part.title, 'Quantidade', '10');
  });

  test(
    'another user finds neither the screen nor the text',
    { tag: '@wide' },
    async ({ admin, server, pageOf }) => {
      const user = await makeUser(admin, server, 'edit_pre_orders');
      const page = await pageOf(user);
      const { order } = await makePricedQuote(user);
      await page.goto(`/order/${order.id}`);
      await page.getByRole('button', { name: /Informações gerais/ }).click();
      await page.getByRole('textbox', { name: 'Observações de pagamento' }).fill('28 dias');
      await user.post('/logout');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await signIn(page, ADMIN);
      await expect(orders(page)).toBeVisible();
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
      ).toEqual([]);
    },
  );
});

test.describe('theme', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('is dark by default, and a choice is remembered', async ({ page }) => {
    await page.goto('/materials');
    await expect(page.getByRole('table', { name: 'Materiais' })).toBeVisible();
    expect(await background(page)).toBe('rgb(18, 20, 23)');
    await page.getByRole('button', { name: 'Mais opções' }).click();
    const dark = page.getByRole('menuitemcheckbox', { name: 'Modo escuro' });
    await expect(dark).toBeChecked();
    await dark.click();
    await expect.poll(() => background(page)).toBe('rgb(246, 245, 242)');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    await expect(page.getByRole('table', { name: 'Materiais' })).toBeVisible();
    expect(await background(page)).toBe('rgb(246, 245, 242)');
  });
});
