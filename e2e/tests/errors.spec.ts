import type { Page } from '@playwright/test';
import { brokenPdf } from '../support/drawings.js';
import { makePricedQuote, makeQuote, makeSet } from '../support/factories.js';
import { toast, openTab } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog').first();
const quantity = (page: Page) => dialog(page).getByRole('textbox', { name: 'Quantidade' });

test('leaving with unsaved changes asks first: stay, discard, or save', async ({ page, admin }) => {
  const quote = await makeQuote(admin);
  await page.goto(`/order/${quote.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  const notes = page.getByRole('textbox', { name: 'Observações de pagamento' });
  await notes.fill('30 dias');
  await expect(page.getByRole('img', { name: 'Alterações não salvas' })).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
  await page.getByRole('link', { name: 'Materiais' }).click();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(notes).toHaveValue('30 dias');
  await page.getByRole('link', { name: 'Materiais' }).click();
  await question.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL(/\/materials$/);
  expect(await admin.get(`/orders/${quote.id}`)).toMatchObject({ payment_obs: '30 dias' });
  // The address changes before the screen does.
  await expect(page.getByRole('button', { name: /Informações gerais/ })).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  await notes.fill('60 dias');
  await expect(page.getByRole('img', { name: 'Alterações não salvas' })).toBeVisible();
  await page.goForward();
  await question.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page).toHaveURL(/\/materials$/);
  expect(await admin.get(`/orders/${quote.id}`)).toMatchObject({ payment_obs: '30 dias' });
});

test('an unsaved part is not lost by going to the next one', async ({ page, admin }) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  await quantity(page).fill('11');
  await dialog(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
  await question.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTab(page, 'Valores');
  await expect(page.getByRole('table', { name: 'Valores' })).toContainText('743,71');
});

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

test('a discount above what it is taken from is refused at the field', async ({ page, admin }) => {
  const { order } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  await page.getByRole('textbox', { name: 'Desconto' }).fill('99999');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O desconto não pode ser maior que o total').first()).toBeVisible();
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

test('a calculated figure that arrives in a focused field does not mix with what is typed next', async ({
  page,
  admin,
}) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const length = dialog(page).getByRole('textbox', { name: 'Comprimento' });
  await length.fill('0');
  await length.press('Tab');
  await length.focus();
  await expect(length).toHaveValue('3000,00');
  await page.keyboard.type('400');
  await length.press('Tab');
  await expect(length).toHaveValue('400,00');
  await expect(dialog(page).getByRole('textbox', { name: 'Valor final' }).first()).toHaveValue('676,10');
});
