import { seriousIn } from '../../support/axe.js';
import { expect, test } from '../../support/test.js';

test('the screen of the system’s health shows it at a glance, and says when the server is silent', async ({
  page,
}) => {
  await page.clock.install();
  const fail = () => page.route('**/api/system-health', (route) => route.fulfill({ status: 500, json: {} }));
  await fail();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sistema' }).click();
  await page.getByRole('tab', { name: 'Saúde' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Erro ao buscar a saúde do sistema');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Tentar de novo' }).click();

  await expect(main).toContainText('SQLite 3.');
  await expect(main).toContainText(/Banco de dadosDisponível\d+ ms/);
  await expect(main).toContainText(/ArquivosDisponível\d+ ms/);
  await expect(main).toContainText(/Espaço livre.* GB de .* GB/);
  const queues = page.getByRole('table', { name: 'Filas' });
  await expect(queues.getByRole('row').filter({ hasText: 'Reprecificações' })).toBeVisible();
  expect(await seriousIn(page, ['main'])).toEqual([]);

  await fail();
  await page.clock.fastForward(16_000);
  await expect(main.getByText('Sem resposta do servidor; dados das')).toBeVisible();
  await expect(main).toContainText('SQLite 3.');
  await page.unrouteAll();
  await page.clock.fastForward(16_000);
  await expect(main.getByText('Sem resposta do servidor')).toHaveCount(0);

  await main.getByRole('link', { name: 'Ver os logs de erros' }).click();
  await expect(page).toHaveURL(/\/error-logs$/);
});
