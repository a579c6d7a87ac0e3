import type { Browser, Page } from '@playwright/test';
import { type Api, type Named, type Order, unique } from './api.js';
import { makeCustomer, makePricedQuote } from './factories.js';

/** A quote of the worked example that waits for its customer's answer. */
export async function waitingQuote(api: Api): Promise<{ order: Order; customer: Named }> {
  const customer = await makeCustomer(api, unique('Metal Aparecida'));
  const { order } = await makePricedQuote(api, { customer_id: customer.id });
  await api.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
  return { order, customer };
}

/** The same with a link for its customer. @returns the path of the customer's page */
export async function offeredQuote(api: Api): Promise<{ order: Order; path: string }> {
  const { order } = await waitingQuote(api);
  const { path } = await api.post<{ path: string }>(`/orders/${order.id}/links`);
  return { order, path };
}

interface CustomerBrowser {
  viewport?: { width: number; height: number };
  /** False: a browser in which no script runs. */
  scripts?: boolean;
}

/** A browser that knows neither the application nor a session. */
export async function customerPage(
  browser: Browser,
  { viewport = { width: 390, height: 844 }, scripts = true }: CustomerBrowser = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: scripts,
    storageState: { cookies: [], origins: [] },
  });
  return context.newPage();
}
