import { unique, type Named } from '../../support/api.js';
import { makePricedQuote } from '../../support/factories.js';
import { chooseOption, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('a process has a setup, a row follows it or has its own, and the price explains it', async ({
  page,
  admin,
}) => {
  const title = unique('Dobra preparada');
  await page.goto('/processes/new');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Nome' }).fill(title);
  await form.getByRole('textbox', { name: 'Valor por minuto' }).fill('2,35');
  await form.getByRole('textbox', { name: 'Preparação por lote' }).fill('15');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/processes(\?|$)/);
  const processes = await admin.get<(Named & { title: string; setup: number })[]>('/processes');
  expect(processes.find((process) => process.title === title)).toMatchObject({ setup: 15 });

  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const dialog = page.getByRole('dialog').first();
  const unit = dialog.getByRole('textbox', { name: 'Valor unitário' });
  await expect(unit).toHaveValue('67,61');
  const row = dialog.getByRole('region', { name: 'Processos' }).getByRole('listitem');
  const setup = row.getByRole('textbox', { name: 'Preparação' });
  await expect(setup).toHaveAttribute('placeholder', '0');
  await chooseOption(row, 'Processo', title);
  await expect(setup).toHaveAttribute('placeholder', '15');
  await expect(setup).toHaveAccessibleDescription(/Minutos por lote/);
  await expect(unit).toHaveValue('69,85');
  await dialog.getByRole('button', { name: 'Como se chegou a Valor unitário' }).click();
  await expect(page.getByText(`Preparação: ${title}`).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Preparação: ${title}`)).toHaveCount(0);

  await setup.fill('0');
  await expect(unit).toHaveValue('65,27');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({
    unit_value: 65.27,
    processes: [{ setup: 15, pivot: { setup: 0 } }],
  });
});
