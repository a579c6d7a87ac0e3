import { unique } from '../support/api.js';
import { makeQuote, PASSWORD } from '../support/factories.js';
import { pdfText } from '../support/pdf.js';
import { chooseFromMenu, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

test('an account is created with a temporary password, which is shown once, stands in the list with its groups, is changed, disabled and deleted', async ({
  page,
  admin,
}) => {
  const name = unique('Contratada');
  const email = `${unique('nova').replace(/\s/g, '.').toLowerCase()}@example.com`;
  await page.goto('/users');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const form = page.getByRole('dialog', { name: 'Novo usuário' });
  await form.getByRole('textbox', { name: 'Nome' }).fill(name);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  const password = await form.getByRole('textbox', { name: 'Senha temporária' }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Senha temporária definida' })).toContainText(password);
  await page.getByRole('button', { name: 'Fechar' }).click();
  const [made] = await admin.get<{ id: number }[]>(`/users?filter=${JSON.stringify({ q: email })}`);
  const group = unique('Grupo');
  await admin.post('/groups', { name: group, user_ids: [made?.id], permission_ids: [] });
  await page.reload();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(email);
  // Its heading and the row that is searched for, which moves no more under a press.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(group);
  await expect(row).toContainText('Senha temporária');

  await chooseFromMenu(page, name, 'Editar');
  const editing = page.getByRole('dialog', { name: 'Editar usuário' });
  await editing.getByRole('textbox', { name: 'Nome' }).fill('');
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Preencha todos os campos')).toBeVisible();
  const renamed = unique('Renomeada');
  await editing.getByRole('textbox', { name: 'Nome' }).fill(renamed);
  await editing.getByRole('switch', { name: 'Habilitado' }).click();
  await expect(editing.getByRole('switch', { name: 'Desabilitado' })).not.toBeChecked();
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(row).toContainText(renamed);
  await expect(row).toContainText('Desabilitado');

  await chooseFromMenu(page, renamed, 'Excluir');
  const question = page.getByRole('dialog', { name: 'Confirmar exclusão' });
  await expect(question).toContainText('Tem certeza que deseja excluir este usuário?');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(row).toHaveCount(0);
});

test('a group gives its members permissions', async ({ page, newUser }) => {
  const user = await newUser();
  const name = unique('Orçamentistas');
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Adicionar' }).first().click();
  const form = page.getByRole('dialog', { name: 'Novo grupo' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Nome é obrigatório')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nome' }).fill(name);
  const members = form.getByRole('combobox', { name: 'Usuários' });
  await members.fill(user.name);
  await expect(page.getByRole('option')).toHaveText([user.name]);
  await expect(members).toHaveValue(user.name);
  await page.getByRole('option', { name: user.name }).click();
  await expect(members).toHaveValue('');
  await form.getByRole('checkbox', { name: /Editar orçamentos/ }).check();
  await form.getByRole('checkbox', { name: /Ver todos os pedidos/ }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name);
  // Its heading and the group: the row moves no more under a press.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(user.name);
  await expect(row).toContainText('Editar orçamentos');
  const granted = await user.get<{ name: string }[]>('/user/permissions');
  expect(granted.map((each) => each.name).sort()).toEqual(['edit_pre_orders', 'view_all_orders']);

  await chooseFromMenu(page, name, 'Excluir');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Deseja realmente excluir este grupo?');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(row).toHaveCount(0);
  // The list leaves the row out before the server has answered.
  await expect.poll(() => user.get('/user/permissions')).toEqual([]);
});

test(
  "the company's data and logo stand in the header of a quote",
  { tag: '@wide' },
  async ({ page, admin, drawings }) => {
    const quote = await makeQuote(admin);
    const address = unique('Rua da Forja, 100');
    await page.goto('/company');
    const form = page.locator('form', { has: page.getByRole('textbox', { name: 'CNPJ' }) });
    const save = form.getByRole('button', { name: 'Salvar' });
    await page.getByRole('textbox', { name: 'Nome' }).fill('');
    await save.click();
    await expect(page.getByText('Nome é obrigatório')).toBeVisible();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Metalúrgica Forja Ltda.');
    await page.getByRole('textbox', { name: 'CNPJ' }).fill('12ABC34501DE35');
    await page.getByRole('textbox', { name: 'Endereço' }).fill(address);
    await save.click();
    await expect(toast(page, 'Dados da empresa salvos com sucesso.')).toBeVisible();
    await page.getByLabel('Escolher logotipo').and(page.locator('input')).setInputFiles(drawings.picture);
    await expect(page.getByRole('img', { name: 'Logotipo' })).toBeVisible();

    const pdf = async () => pdfText(await (await page.request.get(`/api/orders/${quote.id}/pdf`)).body());
    const text = await pdf();
    for (const word of ['Metalúrgica Forja Ltda.', 'CNPJ 12.ABC.345/01DE-35', address])
      expect(text).toContain(word);

    await page.getByRole('button', { name: 'Remover logotipo' }).click();
    const question = page.getByRole('dialog', { name: 'Remover logotipo' });
    await expect(question).toContainText('Tem certeza que deseja remover o logotipo?');
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('img', { name: 'Logotipo' })).toHaveCount(0);
  },
);

test('a profile changes its name, picture and password', async ({
  newUser,
  pageOf,
  server,
  drawings,
  request,
}) => {
  const user = await newUser();
  const page = await pageOf(user);
  await page.goto('/');
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Torneira');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Perfil atualizado com sucesso.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText('Ana Torneira');

  // Another e-mail takes the password; without it nothing is stored.
  const own = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Email' }) });
  await expect(own.getByLabel('Senha atual')).toHaveCount(0);
  const email = `outra.${user.email}`;
  await own.getByRole('textbox', { name: 'Email' }).fill(email);
  await own.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Senha atual é obrigatória')).toBeVisible();
  await own.getByLabel('Senha atual').fill(PASSWORD);
  await own.getByRole('button', { name: 'Salvar' }).click();
  await expect(own.getByLabel('Senha atual')).toHaveCount(0);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/profile/avatar'));
  await page.getByLabel('Trocar foto').and(page.locator('input')).setInputFiles(drawings.picture);
  expect((await stored).ok()).toBe(true);

  const password = async (current: string) => {
    await page.getByLabel('Senha atual').fill(current);
    await page.getByLabel('Nova senha').fill('outra-senha-boa');
    await page.getByLabel('Confirme a senha').fill('outra-senha-boa');
    await page.getByRole('button', { name: 'Trocar senha' }).click();
  };
  await password('errada-mesmo');
  await expect(page.getByText('Senha alterada com sucesso.')).toHaveCount(0);
  await password(PASSWORD);
  await expect(toast(page, 'Senha alterada com sucesso.')).toBeVisible();
  const credentials = { email, password: 'outra-senha-boa' };
  expect((await request.post(`${server}/api/login`, { data: credentials })).ok()).toBe(true);
});
