import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote, makeSet } from '../../support/factories.js';
import { closeByEscape } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const code = (id: number) => String(id).padStart(6, '0');

test('a changed price: its impact is shown before it is saved, and chosen quotes are repriced with it', async ({
  page,
  admin,
  newUser,
  pageOf,
}) => {
  const name = unique('Aço');
  const material = await admin.post<{ id: number }>('/materials', {
    name,
    specific_weight: 0.00785,
    price_kg: 10,
  });
  const customer = await makeCustomer(admin, unique('Cliente'));
  const quote = async () => {
    const { id } = await makeQuote(admin, { customer_id: customer.id, markup: 0, delivery_value: 0 });
    const set = await makeSet(admin, id);
    // 1 kg apiece.
    await admin.post(`/sets/${set.id}/parts`, {
      type: 'material',
      material_id: material.id,
      thickness: 10,
      width: 100,
      length: 127.39,
      quantity: 10,
    });
    return id;
  };
  const [open, waiting] = [await quote(), await quote()];
  await admin.put(`/orders/${waiting}/update-status`, { status: 'waiting_response' });
  await page.goto(`/materials/${material.id}`);
  const form = page.getByRole('dialog', { name: 'Editar material' });
  await form.getByRole('button', { name: 'Impacto' }).click();
  const dialog = page.getByRole('dialog', { name: `Impacto: ${name}` });
  await expect(dialog).toContainText('Nenhum orçamento em aberto muda com estes valores.');
  await closeByEscape(page, dialog);
  await form.getByLabel(/Preço/).fill('12');
  await form.getByLabel(/Preço/).press('Tab');
  await expect(form).toContainText('O preço mudou: veja o impacto');
  await form.getByRole('button', { name: 'Impacto' }).press('Enter');
  await expect(dialog.getByRole('row', { name: new RegExp(code(open)) })).toContainText(
    /R\$\s100,00\s*R\$\s120,00\s*\+R\$\s20,00\s*\+20,00\s?%/,
  );
  await expect(dialog).toContainText(/Diferença de 2 orçamentos\s*\+R\$\s40,00/);
  await expect(dialog.getByRole('checkbox', { name: `Selecionar ${code(open)}` })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Salvar e reprecificar (1)' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: `Selecionar ${code(waiting)}` }).press('Space');
  await expect(dialog).toContainText('1 orçamento aguardando resposta: ganha uma revisão nova');
  await dialog.getByRole('button', { name: 'Salvar e reprecificar (2)' }).click();
  const run = page.getByRole('dialog', { name: `Reprecificação: ${name}` });
  await expect(run).toContainText('2 orçamentos reprecificados.');
  await expect(run.getByRole('link', { name: code(waiting) })).toHaveAttribute('href', `/order/${waiting}`);
  await expect(run).toContainText(/R\$\s100,00 → R\$\s120,00/);
  await run.getByRole('button', { name: 'Fechar' }).click();
  await expect(form).toBeHidden();
  expect((await admin.get<{ revision: number }>(`/orders/${waiting}`)).revision).toBe(1);

  // After the change: quotes of others are counted, and without the permission nothing can be repriced.
  await admin.put(`/materials/${material.id}`, { name, specific_weight: 0.00785, price_kg: 13 });
  const theirs = await pageOf(await newUser());
  await theirs.goto(`/materials/${material.id}`);
  await theirs.getByRole('button', { name: 'Impacto' }).click();
  const seen = theirs.getByRole('dialog', { name: `Impacto: ${name}` });
  await expect(seen).toContainText('e mais 2 orçamentos que você não vê');
  await expect(seen.getByRole('button', { name: /Reprecificar/ })).toHaveCount(0);
});
