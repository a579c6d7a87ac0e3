import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADMIN, Api } from '../support/api.js';
import { makePricedQuote } from '../support/factories.js';
import { startServer } from '../support/own-server.js';
import { pdfText } from '../support/pdf.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

const BASE = '/forja';

/** Hands on what is under the path, which it takes off or keeps; notes all that is asked for outside of it. */
async function startProxy() {
  const state = { target: '', strips: true, outside: [] as string[] };
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (!url.startsWith(`${BASE}/`)) {
      state.outside.push(url);
      outgoing.writeHead(404).end();
      return;
    }
    const wanted = state.strips ? url.slice(BASE.length) : url;
    const onward = request(new URL(wanted, state.target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`, end };
}

test.use({ storageState: SIGNED_OUT });

test(
  'under a path of its own behind a proxy: sign in, an order, a drawing, a PDF, live changes',
  { tag: '@wide' },
  async ({ page, drawings }) => {
    test.slow();
    const proxy = await startProxy();
    const server = await startServer({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'loopback' });
    try {
      proxy.state.target = server.url;
      const api = await Api.signIn(server.url, ADMIN);
      const { order, set } = await makePricedQuote(api);

      await page.goto(`${proxy.url}/login`);
      await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
      await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
      expect((await page.context().cookies()).map(({ path }) => path)).toEqual(
        expect.arrayContaining([BASE, `${BASE}/api/login`]),
      );
      await page.getByRole('link', { name: new RegExp(String(order.id)) }).click();
      await expect(page).toHaveURL(`${proxy.url}/order/${order.id}`);

      const region = page.getByRole('region', { name: set.name });
      await region.getByLabel(`Enviar desenhos: ${set.name}`).setInputFiles(drawings.onePage);
      await expect(region.getByRole('button', { name: /^Abrir / })).toHaveCount(2);
      const picture = region.locator('img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);

      await api.post(`/sets/${set.id}/update`, { name: 'Base soldada' });
      await expect(page.getByRole('region', { name: 'Base soldada' })).toBeVisible();

      // From here on the proxy leaves the path on.
      proxy.state.strips = false;
      await page.reload();
      await expect(page.getByRole('region', { name: 'Base soldada' })).toBeVisible();
      const opened = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Documentos' }).click();
      await page.getByRole('menuitem', { name: 'Orçamento em PDF' }).click();
      await opened;
      const sheets = await page.request.get(`${proxy.url}/api/orders/${order.id}/pdf-parts`);
      expect(await pdfText(await sheets.body())).toContain('Base soldada');

      await api.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
      const { url } = await api.post<{ url: string }>(`/orders/${order.id}/links`);
      expect(url).toContain(`${proxy.url}/p/`);
      await page.goto(url);
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /PDF/ }).click(),
      ]);
      expect(pdf.url()).toBe(`${url}/pdf`);
      expect(proxy.state.outside).toEqual([]);
      await api.dispose();
    } finally {
      proxy.end();
      await server.end();
    }
  },
);
