import { brokenPdf, pdfWithCover, pdfWithoutPage2, slowPdf } from '../support/drawings.js';
import { makeCustomer, makeQuote, makeSet, makeUser } from '../support/factories.js';
import { picture } from '../support/screens.js';
import { expect, test } from '../support/test.js';

test('a page that can not be read is named, and a broken file, which can be sent again; what is beside them becomes parts', async ({
  page,
  admin,
  drawings,
}) => {
  const quote = await makeQuote(admin);
  const set = await makeSet(admin, quote.id);
  await page.goto(`/order/${quote.id}`);
  const region = page.getByRole('region', { name: set.name });
  const send = region.getByLabel(`Enviar desenhos: ${set.name}`);
  await send.setInputFiles(pdfWithoutPage2('Chapas.pdf'));
  const notice = region.getByRole('alert').filter({ hasText: 'A página 2 do PDF "Chapas.pdf"' });
  await expect(notice).toContainText('não pôde ser lida e ficou de fora. As outras foram incluídas.');
  await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(2);
  await notice.getByRole('button', { name: 'Dispensar' }).click();
  await expect(notice).toHaveCount(0);

  await send.setInputFiles([brokenPdf('rascunho.pdf'), drawings.picture]);
  const failures = region.getByRole('alert').filter({ hasText: '1 arquivo não foi enviado' });
  await expect(failures).toContainText('O arquivo "rascunho.pdf" está corrompido e não pôde ser lido');
  await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(3);
  const again = page.waitForResponse((response) => response.url().endsWith('/api/upload-set-part'));
  await failures.getByRole('button', { name: 'Tentar rascunho.pdf de novo' }).click();
  expect((await again).ok()).toBe(false);
  await expect(failures).toContainText('rascunho.pdf');
  await failures.getByRole('button', { name: 'Dispensar' }).click();
  await expect(failures).toHaveCount(0);
  await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(3);
});

test('pages that show no part are offered unticked, and become parts where a person ticks them', async ({
  page,
  admin,
}) => {
  const quote = await makeQuote(admin);
  const set = await makeSet(admin, quote.id);
  await page.goto(`/order/${quote.id}`);
  const region = page.getByRole('region', { name: set.name });
  const send = region.getByLabel(`Enviar desenhos: ${set.name}`);
  await send.setInputFiles([pdfWithCover('Pacote.pdf'), pdfWithCover('Outro.pdf')]);
  const dialog = page.getByRole('dialog', { name: '4 páginas parecem não mostrar uma peça' });
  const file = dialog.getByRole('group', { name: 'Pacote.pdf' });
  const cover = file.getByRole('checkbox', { name: 'Página 1 Folha de rosto' });
  await expect(cover).not.toBeChecked();
  const list = file.getByRole('checkbox', { name: 'Página 3 Lista de peças' });
  await expect(list).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Criar peça' })).toBeDisabled();
  await picture(page, 'left-out-pages');
  await list.check();
  await dialog.getByRole('button', { name: 'Criar peça' }).click();
  await expect(region.getByRole('button', { name: /^Abrir Pacote – página 3/ })).toBeVisible();
  await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('drawings chosen on a saved quote without sets become its first set, on a new one also where the set shows before its creation is answered', async ({
  page,
  admin,
  drawings,
}) => {
  const saved = await makeQuote(admin);
  const send = page.getByLabel('Enviar desenhos: Conjuntos');
  const set = page.getByRole('region', { name: 'Novo conjunto' });
  const parts = set.getByRole('button', { name: /^Abrir / });
  await page.goto(`/order/${saved.id}`);
  await send.setInputFiles(drawings.onePage);
  // They may be read after the slow files that another test sends meanwhile.
  await expect(parts).toHaveCount(1, { timeout: 60_000 });

  const customer = await makeCustomer(admin);
  await page.route('**/api/sets', async (route) => {
    const response = await route.fetch();
    const { order_id } = route.request().postDataJSON() as { order_id: number };
    // Another tab's change is announced: the order is read anew, with the set in it.
    await makeSet(admin, order_id, 'De outra aba');
    await set.waitFor();
    await route.fulfill({ response });
  });
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Novo' }).click();
  await page.getByRole('combobox', { name: 'Cliente' }).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await send.setInputFiles(drawings.onePage);
  await expect(parts).toHaveCount(1, { timeout: 60_000 });
});

test(
  "an upload that waits for others' files says how many are ahead, and then which page is read",
  { tag: '@wide' },
  async ({ pageOf, newUser, admin, baseURL }) => {
    test.slow();
    // A user of its own: another test may upload as the administrator, whose files would then not wait for others.
    const user = await newUser('edit_pre_orders');
    const quote = await makeQuote(user);
    const set = await makeSet(user, quote.id);
    const page = await pageOf(user);
    await page.goto(`/order/${quote.id}`);
    const others = await Promise.all([1, 2, 3].map(() => makeUser(admin, baseURL ?? '', 'edit_pre_orders')));
    const slow = others.map(async (other, at) => {
      const { id } = await makeSet(other, (await makeQuote(other)).id);
      const data = { set_id: id, file: slowPdf(`lento ${String(at)}.pdf`) };
      await other.upload('/upload-set-part', data).catch(() => null);
    });
    const places = () => Promise.all(others.map((other) => other.get('/upload-set-part/waiting')));
    // One of the slow files waits: the others have all the threads that read.
    await expect.poll(places).toContainEqual({ files_ahead: expect.any(Number), page_read: null });
    const region = page.getByRole('region', { name: set.name });
    const send = region.getByLabel(`Enviar desenhos: ${set.name}`);
    await send.setInputFiles(pdfWithoutPage2('Chapas.pdf'));
    await expect(region.getByText(/\d arquivos? à frente/)).toBeVisible();
    await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(2, { timeout: 60_000 });
    await expect(region.getByText(/à frente/)).toHaveCount(0);
    await Promise.all(slow);
    await send.setInputFiles(slowPdf('lento.pdf'));
    await expect(region.getByText(/^1 de 1 enviado, lendo página \d+ de \d+$/)).toBeVisible();
  },
);
