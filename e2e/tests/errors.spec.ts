import { brokenPdf } from '../support/drawings.js';
import { makeQuote, makeSet } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

test('a broken file is named and can be sent again; the good one beside it gets through', async ({
  page,
  admin,
  drawings,
}) => {
  const quote = await makeQuote(admin);
  const set = await makeSet(admin, quote.id);
  await page.goto(`/order/${quote.id}`);
  const region = page.getByRole('region', { name: set.name });
  await region
    .getByLabel(`Enviar desenhos: ${set.name}`)
    .setInputFiles([brokenPdf('rascunho.pdf'), drawings.picture]);
  const failures = region.getByRole('alert').filter({ hasText: '1 arquivo não foi enviado' });
  await expect(failures).toContainText('O arquivo "rascunho.pdf" está corrompido e não pôde ser lido');
  await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(1);

  const again = page.waitForResponse((response) => response.url().endsWith('/api/upload-set-part'));
  await failures.getByRole('button', { name: 'Tentar rascunho.pdf de novo' }).click();
  expect((await again).ok()).toBe(false);
  await expect(failures).toContainText('rascunho.pdf');
  await failures.getByRole('button', { name: 'Dispensar' }).click();
  await expect(failures).toHaveCount(0);
  await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(1);
});

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
