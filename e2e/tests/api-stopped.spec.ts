import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADMIN } from '../support/api.js';
import { makePricedQuote } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

/** Hands everything on to the product: an address of its own for a test that has the server go away. */
const gateway = (target: string): Server =>
  createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

test.use({ storageState: SIGNED_OUT });

test(
  'nothing that was typed is lost while the server is down',
  { tag: '@wide' },
  async ({ page, admin, server }) => {
    const { order, part } = await makePricedQuote(admin);
    const first = gateway(server);
    const port = await listen(first, 0);
    await page.goto(`http://127.0.0.1:${port}/login`);
    await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
    await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
    await page.goto(`http://127.0.0.1:${port}/order/${order.id}?part=${part.id}`);
    const quantity = page.getByRole('dialog').getByRole('textbox', { name: 'Quantidade' });
    await expect(quantity).toHaveValue('10');

    await stop(first);
    await quantity.fill('25');
    await expect(toast(page, 'Erro ao calcular propriedades').last()).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Erro ao salvar a peça').last()).toBeVisible();
    await expect(quantity).toHaveValue('25');

    const second = gateway(server);
    await listen(second, port);
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
    expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ quantity: 25, final_value: 1690.25 });
    await stop(second);
  },
);
