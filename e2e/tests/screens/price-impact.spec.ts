import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote, makeSet } from '../../support/factories.js';
import { closeByEscape, toast } from '../../support/screens.js';
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

test('an impact or a repricing that fails says so', { tag: '@wide' }, async ({ page, admin }) => {
  const name = unique('Aço');
  const entry = { name, specific_weight: 0.00785, price_kg: 10 };
  const material = await admin.post<{ id: number }>('/materials', entry);
  const { id } = await makeQuote(admin);
  const set = await makeSet(admin, id);
  const sizes = { thickness: 10, width: 100, length: 100, quantity: 1 };
  await admin.post(`/sets/${set.id}/parts`, { type: 'material', material_id: material.id, ...sizes });
  await admin.put(`/materials/${material.id}`, { ...entry, price_kg: 11 });
  await page.route('**/api/price-impact', (route) => route.abort());
  await page.goto(`/materials/${material.id}`);
  const open = page.getByRole('button', { name: 'Impacto' });
  await open.click();
  await expect(page.getByText('Erro ao calcular o impacto')).toBeVisible();
  await page.unroute('**/api/price-impact');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.route('**/api/repricings', (route) => route.abort());
  await page.getByRole('button', { name: 'Reprecificar (1)' }).click();
  await expect(toast(page, /Erro ao reprecificar os orçamentos/)).toBeVisible();
  await page.unroute('**/api/repricings');
  const state = {
    id: 1,
    resource: 'materials',
    entry_id: material.id,
    name,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const counts = { waiting: 1, repriced: 0, skipped: 0, failed: 0, cancelled: 0 };
  await page.route('**/api/repricings', (route) => route.fulfill({ json: [{ ...state, ...counts }] }));
  await page.route('**/api/repricings/1', (route) => route.fulfill({ json: { ...state, ...counts } }));
  await page.route('**/api/repricings/1/cancel', (route) => route.abort());
  await open.click();
  await page.getByRole('button', { name: 'Interromper' }).click();
  await expect(toast(page, /Erro ao interromper a reprecificação/)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).last().click();
  await page.route('**/api/repricings/1', (route) => route.abort());
  await open.click();
  await expect(page.getByText('Erro ao buscar o andamento da reprecificação')).toBeVisible();
});
