import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Named, unique } from '../../support/api.js';
import { PASSWORD } from '../../support/factories.js';
import { chooseFromMenu, toast } from '../../support/screens.js';
import { expect, SIGNED_OUT, test } from '../../support/test.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app with this key shows (RFC 6238), `ahead` steps from now. */
function codeOf(key: string, ahead: number): string {
  const bits = [...key].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', bytes).update(counter).digest();
  const offset = digest.readUInt8(19) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1e6).padStart(6, '0');
}

/** Sets an app up in the dialog or screen that is open. @returns its key and a recovery code */
async function setUp(page: Page): Promise<{ key: string; recovery: string }> {
  await page.getByLabel('Senha atual').last().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  const key = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.getByLabel('Código do aplicativo').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código incorreto ou já usado').first()).toBeVisible();
  await page.getByLabel('Código do aplicativo').fill(codeOf(key, 0));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  return { key, recovery };
}

test(
  'a group requires a second factor; its user sets one up, signs in with it and gives it up',
  { tag: '@wide' },
  async ({ page: administrators, admin, newUser, browser, contextOptions, server }) => {
    const user = await newUser();
    const { id } = await user.get<Named>('/user');
    const group = unique('Grupo');
    await admin.post('/groups', { name: group, user_ids: [id] });
    await administrators.goto('/groups');
    await administrators.getByRole('searchbox').fill(group);
    await chooseFromMenu(administrators, group, 'Editar');
    const dialog = administrators.getByRole('dialog');
    await dialog.getByLabel('Exigir verificação em duas etapas').check();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();

    const context = await browser.newContext({
      ...contextOptions,
      baseURL: server,
      storageState: SIGNED_OUT,
    });
    const page = await context.newPage();
    const signIn = async () => {
      await page.goto('/login');
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Entrar' }).click();
    };
    await signIn();
    await expect(page.getByRole('heading', { name: 'Ativar verificação em duas etapas' })).toBeVisible();
    await page.goto('/materials');
    await expect(page).toHaveURL(/\/second-factor$/);
    const { key, recovery } = await setUp(page);
    await expect(page.getByRole('heading', { name: 'Materiais' })).toBeVisible();

    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await signIn();
    await page.getByLabel('Código').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Código incorreto ou já usado').first()).toBeVisible();
    await page.getByLabel('Código').fill(codeOf(key, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();

    await admin.put(`/groups/${(await admin.find('groups', group)).id}`, {
      name: group,
      second_factor_required: false,
    });
    await page.goto('/profile');
    await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
    await page.getByRole('button', { name: 'Desativar' }).click();
    const giveUp = page.getByRole('dialog', { name: 'Desativar verificação em duas etapas' });
    await giveUp.getByLabel('Senha atual').fill(PASSWORD);
    await giveUp.getByLabel('Código', { exact: true }).fill(recovery);
    await giveUp.getByRole('button', { name: 'Desativar' }).click();
    await expect(toast(page, 'Verificação em duas etapas desativada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ativar', exact: true })).toBeVisible();
    await context.close();
  },
);
