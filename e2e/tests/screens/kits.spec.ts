import { type Api, type Order, unique } from '../../support/api.js';
import { makePricedQuote, makeQuote } from '../../support/factories.js';
import { chooseFromMenu, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const partsOf = async (api: Api, orderId: number) =>
  (
    await api.get<Order & { sets: { name: string; parts: { title: string; final_value: number }[] }[] }>(
      `/orders/${orderId}`,
    )
  ).sets;

test('a set is saved as a kit in a folder, found, inserted into another quote at the prices of today, renamed and deleted', async ({
  page,
  admin,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  const setName = unique('Mesa');
  const [kit, folder] = [unique('Mesa elevatória'), unique('Bancadas')];
  await admin.post(`/sets/${set.id}/update`, { name: setName });
  await admin.put(`/sets/${set.id}/parts/${part.id}`, { title: 'Tampo' });
  await page.goto(`/order/${order.id}`);
  await chooseFromMenu(page, setName, 'Salvar como kit');
  const form = page.getByRole('dialog', { name: 'Salvar como kit' });
  await expect(form.getByRole('textbox', { name: 'Nome do kit' })).toHaveValue(setName);
  await form.getByRole('textbox', { name: 'Nome do kit' }).fill('');
  await form.getByRole('button', { name: /^Salvar/ }).click();
  await expect(form.getByText('Nome é obrigatório')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nome do kit' }).fill(kit);
  await form.getByRole('combobox', { name: 'Pasta' }).fill(folder);
  await form.getByRole('button', { name: /^Salvar/ }).click();
  await expect(toast(page, 'Kit salvo com sucesso.')).toBeVisible();

  const other = await makeQuote(admin);
  await page.goto(`/order/${other.id}`);
  await page.getByRole('button', { name: 'Inserir kit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inserir kit' });
  // By the keyboard alone: the search has it at once, and Enter takes the first kit that is found.
  await expect(dialog.getByRole('searchbox', { name: 'Buscar kit' })).toBeFocused();
  await page.keyboard.type(`ELEVATORIA ${folder}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: `Peças do kit ${kit}` })).toContainText('10 × Tampo');
  await dialog.getByRole('button', { name: 'Inserir', exact: true }).click();
  await expect(toast(page, `Kit ${kit} inserido com os preços de hoje.`)).toBeVisible();
  await expect(
    page.getByRole('region', { name: kit }).getByRole('button', { name: 'Abrir Tampo' }),
  ).toBeVisible();
  const [inserted] = await partsOf(admin, other.id);
  expect(inserted).toMatchObject({ name: kit, parts: [{ title: 'Tampo' }] });

  await page.getByRole('link', { name: 'Kits', exact: true }).click();
  await expect(page.getByRole('heading', { name: folder })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar kit' }).fill(kit);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Kits \d{4}-\d\d-\d\d\.xlsx$/);
  await page.getByRole('button', { name: `Abrir o kit ${kit}` }).click();
  const edit = page.getByRole('dialog', { name: 'Editar kit' });
  await expect(edit.getByRole('list', { name: `Peças do kit ${kit}` })).toContainText('Tampo');
  await edit.getByRole('textbox', { name: 'Nome do kit' }).fill(`${kit} 2`);
  await edit.getByRole('button', { name: /^Salvar/ }).click();
  await chooseFromMenu(page, `${kit} 2`, 'Excluir');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Kit excluído com sucesso.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Abrir o kit ${kit} 2` })).toBeHidden();
});

test('a kit and a pasted set whose answers were lost are asked for again, and stand there once', async ({
  page,
  context,
  admin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { order, set } = await makePricedQuote(admin);
  const name = unique('Grade');
  await admin.post('/kits', { name, set_id: set.id });
  await admin.post(`/sets/${set.id}/update`, { name: 'Base' });
  const other = await makeQuote(admin);
  const names = async () => (await partsOf(admin, other.id)).map((each) => [each.name, each.parts.length]);
  await page.goto(`/order/${order.id}`);
  await chooseFromMenu(page, 'Base', 'Copiar');
  await expect(toast(page, '1 conjunto na área de transferência.')).toBeVisible();

  await page.goto(`/order/${other.id}`);
  // The server carries the call out, and the connection breaks before its answer.
  const cut = (path: string) =>
    page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await cut('**/api/orders/*/insert-kit');
  await cut('**/api/orders/*/transfer-sets');
  await page.getByRole('button', { name: 'Inserir kit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inserir kit' });
  await dialog.getByRole('button', { name }).click();
  const insert = dialog.getByRole('button', { name: 'Inserir', exact: true });
  await insert.click();
  await expect(toast(page, 'Erro ao inserir kit')).toBeVisible();
  expect(await names()).toEqual([[name, 1]]);
  await insert.click();
  await expect(toast(page, `O kit ${name} já tinha sido inserido; nada foi repetido.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name })).toHaveCount(1);
  expect(await names()).toEqual([[name, 1]]);

  await page.getByRole('button', { name: `Mostrar ou recolher ${name}` }).focus();
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Erro ao copiar para este orçamento')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Base' })).toHaveCount(1);
  await page.getByRole('button', { name: `Mostrar ou recolher ${name}` }).focus();
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Já estava copiado; nada foi repetido.')).toBeVisible();
  expect(await names()).toEqual([
    [name, 1],
    ['Base', 1],
  ]);
  await toast(page, 'Já estava copiado').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('region', { name: 'Base' })).toHaveCount(0);
});
