import { makePricedQuote } from '../support/factories.js';
import { unique } from '../support/api.js';
import { openTab } from '../support/screens.js';
import { expect, test } from '../support/test.js';

test('the history of an order shows who changed which field, from which value to which', async ({
  admin,
  page,
}) => {
  const { order, part } = await makePricedQuote(admin);
  await admin.put(`/orders/${order.id}/on-markup-change`, { markup: 35.5 });
  await admin.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
  await page.goto(`/order/${order.id}`);
  await openTab(page, 'Histórico');
  const events = page.getByRole('list', { name: 'Histórico' }).locator('> li');
  await expect(events).toHaveCount(4);
  await expect(events.nth(0)).toContainText(/alterou o status.*Status:\s*Em andamento.*Aguardando resposta/s);
  await expect(events.nth(1)).toContainText(/alterou.*Markup:\s*30%.*35,5%/s);
  await expect(events.nth(2)).toContainText(`alterou a peça ${part.title}`);
  await expect(events.nth(2)).toContainText(/Largura:\s*0\smm.*250\smm/s);
  await expect(events.nth(3)).toContainText('criou');
});

test('what fails in the browser reaches the error log', async ({ admin, page }) => {
  const message = unique('Falha na tela');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await page.evaluate((text) => {
    queueMicrotask(() => {
      throw new TypeError(text);
    });
  }, message);
  await page.goto('/error-logs');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(message);
  // Its heading and the row that is searched for, which moves no more under a press.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: message }).click();
  const detail = page.getByRole('dialog', { name: /Detalhes do log/ });
  await expect(detail).toContainText('TypeError');
  await expect(detail).toContainText('/profile');
  await expect
    .poll(
      async () =>
        (await admin.get<{ total: number }>(`/error-logs?search=${encodeURIComponent(message)}`)).total,
    )
    .toBe(1);
});
