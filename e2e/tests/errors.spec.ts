import { makeQuote } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

test('a service-order file is kept, downloaded under its own name, and removed after a question', async ({
  page,
  admin,
  drawings,
}) => {
  const quote = await makeQuote(admin);
  await page.goto(`/order/${quote.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  const card = page.getByRole('region', { name: 'Arquivo da OS' });
  await card.locator('input[type=file]').setInputFiles(drawings.onePage);
  await expect(toast(page, 'Arquivo da OS salvo com sucesso!')).toBeVisible();
  await expect(card.getByText('chapa de base.pdf')).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Baixar arquivo da OS' }).click();
  expect((await download).suggestedFilename()).toBe('chapa de base.pdf');
  await expect(toast(page, 'Arquivo baixado com sucesso!')).toBeVisible();

  page.once('dialog', (question) => {
    expect(question.message()).toBe('Tem certeza que deseja remover o arquivo da OS?');
    void question.accept();
  });
  await card.getByRole('button', { name: 'Remover arquivo da OS' }).click();
  await expect(toast(page, 'Arquivo da OS removido com sucesso!')).toBeVisible();
  await expect(card.getByText('Nenhum arquivo')).toBeVisible();
});
