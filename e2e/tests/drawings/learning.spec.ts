import { numberedDrawing } from '../../support/drawings.js';
import { makeCustomer, makeQuote, makeSet, uploadPart } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

test('a corrected name is suggested from its place on the next drawing of the customer, can be looked at, and is forgotten, which the history notes', async ({
  page,
  admin,
}) => {
  const customer = await makeCustomer(admin);
  const order = await makeQuote(admin, { customer_id: customer.id });
  const set = await makeSet(admin, order.id);
  await uploadPart(admin, set.id, await numberedDrawing('primeiro.pdf', 'TAMPA 17'));
  await uploadPart(admin, set.id, await numberedDrawing('segundo.pdf', 'EIXO 18'));
  const dialog = page.getByRole('dialog').first();
  const take = (what: string) =>
    dialog.getByRole('button', { name: `Do desenho: ${what}. Aceitar Nome: ${what}`, exact: true });
  const open = async (name: string) => {
    await page.goto(`/order/${order.id}`);
    await page.getByRole('button', { name: new RegExp(`^Abrir ${name}`) }).click();
  };

  // This customer writes what the part is called where others write a number.
  await open('primeiro');
  await expect(take('SUPORTE EM L')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nome da peça' }).fill('Tampa 17');
  await dialog.getByRole('radio', { name: 'Processo' }).click();
  await page.getByRole('button', { name: 'Salvar e próxima' }).click();
  await expect(dialog.getByText('2 de 2')).toBeVisible();
  await expect(take('EIXO 18')).toBeVisible();
  await expect(dialog.getByText('Aprendido de desenhos deste cliente: Nome (1 desenho).')).toBeVisible();

  await page.goto(`/customers/${customer.id}`);
  await dialog.getByRole('button', { name: 'Aprendido dos desenhos' }).click();
  const block = dialog.getByRole('region', { name: /^Legenda \w{8}$/ });
  const name = await block.getByRole('heading').innerText();
  await expect(block).toContainText('Desenho mais recente: segundo.pdf');
  const picture = block.getByRole('img', { name: `${name} como está no desenho` });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(block).toContainText('1 desenho, último em');
  await expect(block.getByRole('listitem').filter({ hasText: 'Nome' })).toContainText(
    'na célula “no do desenho”: certo em 1 desenho',
  );
  await block.getByRole('button', { name: `Esquecer Nome da ${name}` }).click();
  await page.getByRole('button', { name: 'Esquecer', exact: true }).last().click();
  await expect(dialog.getByText('Nada foi aprendido dos desenhos deste cliente.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Histórico' }).click();
  const noted = page.getByRole('main').getByRole('row').filter({ hasText: 'Aprendido dos desenhos' });
  await expect(noted).toContainText(`${name}, Nome (1 desenho) → (vazio)`);

  await open('segundo');
  await expect(take('SUPORTE EM L')).toBeVisible();
});
