import { ADMIN } from '../support/api.js';
import { Effort } from '../support/effort.js';
import { startServer } from '../support/own-server.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

test.use({ storageState: SIGNED_OUT });

test('from the sign-in to a new installation’s first PDF of three drawings: at most nine clicks', async ({
  page,
  drawings,
}, info) => {
  test.slow();
  const own = await startServer({
    SEED: 'reference',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    const effort = new Effort(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(own.url);
    await effort.type(page.getByLabel('Email'), ADMIN.email);
    await effort.type(page.getByLabel('Senha', { exact: true }), ADMIN.password);
    await effort.click(button('Entrar'));
    const steps = page.getByRole('list', { name: 'Até o primeiro orçamento' });
    await expect(steps.getByRole('link')).toHaveText(['Empresa e logotipo', 'Markup e preços']);

    const chooser = page.waitForEvent('filechooser');
    await effort.click(steps.getByRole('button', { name: 'Enviar desenhos' }));
    await (await chooser).setFiles([drawings.titled, drawings.onePage, drawings.picture]);
    await effort.wait(() =>
      expect(
        page.getByRole('region', { name: 'Novo conjunto' }).getByRole('button', { name: /^Abrir / }),
      ).toHaveCount(3, { timeout: 60_000 }),
    );
    await expect(button('sem cliente')).toBeVisible();
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await effort.click(button('Documentos'));
    await effort.click(page.getByRole('menuitem', { name: 'Orçamento em PDF' }));
    await effort.wait(() => download);
    info.annotations.push({ type: 'effort to the first PDF', description: String(effort.clicks) });
    expect(effort.clicks).toBeLessThanOrEqual(9);
    await page.goto('about:blank');
  } finally {
    await own.end();
  }
});
