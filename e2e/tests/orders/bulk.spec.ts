import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote } from '../../support/factories.js';
import { chooseOption, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const code = (id: number) => String(id).padStart(6, '0');

test('many orders at once: selected by keyboard, exported, moved, given to another user; what refuses is named', async ({
  page,
  admin,
  newUser,
}) => {
  const name = unique('Seleção');
  const customer = await makeCustomer(admin, name);
  const of = { customer_id: customer.id };
  const [one, two, order] = [
    await makeQuote(admin, of),
    await makeQuote(admin, of),
    await makeQuote(admin, { ...of, type: 'order' }),
  ];
  const other = await newUser('edit_pre_orders');
  await page.goto(`/orders?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Ações da seleção' });
  await expect(bar).toContainText('Nenhum selecionado');
  await page.getByRole('checkbox', { name: `Selecionar ${code(one.id)}` }).press('Space');
  await expect(bar).toContainText('1 selecionado');
  await expect(page).toHaveURL(/\/orders/);
  await bar.getByRole('button', { name: 'Selecionar esta página' }).click();
  await expect(bar).toContainText('3 selecionados');
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  // Meanwhile one of them is moved elsewhere: the answer for it is the server's.
  await page.getByRole('checkbox', { name: `Selecionar ${code(order.id)}` }).uncheck();
  await bar.getByRole('button', { name: 'Próximo (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Alterar status' });
  await expect(question).toContainText('Alterar o status de 2 registros?');
  await expect(question).toContainText('2 de Em andamento para Aguardando resposta');
  await admin.put(`/orders/${two.id}/update-status`, { status: 'cancelled' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, '1 registro alterado')).toBeVisible();
  const refused = page.getByRole('dialog', { name: '1 registro não foi alterado' });
  await expect(refused).toContainText(`${code(two.id)}: O status atual não permite esta mudança`);
  await refused.getByRole('button', { name: 'Fechar' }).click();
  await expect(refused).toBeHidden();
  await expect(rows.filter({ hasText: code(one.id) })).toContainText('Aguardando resposta');
  await expect(bar).toContainText('1 selecionado');

  await bar.getByRole('button', { name: 'Atribuir…' }).click();
  const assignment = page.getByRole('dialog', { name: 'Atribuir responsável' });
  await assignment.getByRole('button', { name: 'Confirmar' }).click();
  await expect(assignment).toContainText('Escolha uma pessoa');
  await chooseOption(assignment, 'Responsável', other.name);
  await assignment.getByRole('button', { name: 'Confirmar' }).click();
  await expect(assignment).toBeHidden();
  expect((await other.get<{ id: number }[]>('/orders')).map(({ id }) => id)).toEqual([two.id]);
  await bar.getByRole('button', { name: 'Encerrar seleção' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto(`/order/${two.id}`);
  await expect(page.getByText('Cancelado').first()).toBeVisible();
});
