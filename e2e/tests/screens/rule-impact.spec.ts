import { type Named, unique } from '../../support/api.js';
import { makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

test('a changed rule shows the open quotes that follow it before it is saved, and reprices them with it', async ({
  page,
  admin,
}) => {
  const name = unique('Laser');
  const fields = { name, driver: 'cut', rows: [{ speed: 2600 }] };
  const rule = await admin.post<Named>('/time-rules', fields);
  const title = unique('Corte');
  const process = await admin.post<Named>('/processes', { title, value_per_minute: 10, rule_id: rule.id });
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const part = await makeSheetPart(admin, set.id, { processes: [{ id: process.id, pivot: { rule: true } }] });

  await page.goto(`/time-rules/${rule.id}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Velocidade', exact: true }).fill('1300');
  await expect(form).toContainText('A regra mudou: veja o impacto');
  await form.getByRole('button', { name: 'Impacto' }).click();
  const dialog = page.getByRole('dialog', { name: `Impacto: ${name}` });
  const number = String(order.id).padStart(6, '0');
  await expect(dialog.getByRole('checkbox', { name: `Selecionar ${number}` })).toBeChecked();
  await dialog.getByRole('button', { name: 'Salvar e reprecificar (1)' }).click();
  await expect(page.getByRole('dialog', { name: `Reprecificação: ${name}` })).toContainText(
    '1 orçamento reprecificado.',
  );
  const parts = await admin.get<{ id: number; processes: { pivot: { exact_time: number } }[] }[]>(
    `/sets/${set.id}/parts`,
  );
  // 1,300 mm at half of what it was.
  expect(parts.find(({ id }) => id === part.id)?.processes[0]?.pivot.exact_time).toBe(1);
});
