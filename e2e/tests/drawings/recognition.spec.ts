import { ADMIN, Api } from '../../support/api.js';
import { makePricedQuote } from '../../support/factories.js';
import { startServer } from '../../support/own-server.js';
import { picture } from '../../support/screens.js';
import { expect, SIGNED_OUT, test } from '../../support/test.js';

test.use({ storageState: SIGNED_OUT });

test(
  'a drawing that is a picture is read where recognition is on, and each value is accepted by itself',
  { tag: '@wide' },
  async ({ page, drawings }) => {
    test.slow();
    // Without the demo data, whose drawings are read at the lowest priority as well: on a busy machine that takes minutes.
    const server = await startServer({
      DRAWING_RECOGNITION: 'on',
      SEED: 'reference',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    try {
      const api = await Api.signIn(server.url, ADMIN);
      const { order, set } = await makePricedQuote(api);
      await page.goto(`${server.url}/login`);
      await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
      await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
      await page.goto(`${server.url}/order/${String(order.id)}`);
      const region = page.getByRole('region', { name: set.name });
      await region.getByLabel(`Enviar desenhos: ${set.name}`).setInputFiles(drawings.picture);
      await region.getByRole('button', { name: /^Abrir suporte em L/ }).click();
      const dialog = page.getByRole('dialog').first();
      const sheet = 'Chapa 1020 3,00 × 1200 × 3000';
      const take = dialog.getByRole('button', { name: `Aceitar Chapa: ${sheet} (OCR)`, exact: true });
      // It is read below everything else that wants the processor: minutes, where a machine does much else.
      await expect(take).toBeVisible({ timeout: 240_000 });
      await expect(dialog.getByText('OCR: lido da imagem do desenho, pode ter erros.')).toBeVisible();
      // One wrong digit looks like a right one: nothing of it is taken over together with other values.
      await expect(dialog.getByRole('button', { name: 'Aceitar todas' })).toHaveCount(0);
      await picture(page, 'recognised');
      await take.click();
      await expect(dialog.getByRole('combobox', { name: 'Chapa' })).toHaveValue(sheet);
      await expect(take).toHaveCount(0);
    } finally {
      await server.end();
    }
  },
);
