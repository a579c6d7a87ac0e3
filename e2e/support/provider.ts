import type { BrowserContext } from '@playwright/test';

/** A person at the OpenID provider of the tests, and whether they refuse to sign in. */
interface ProviderSession {
  /** With `auth_time` other than the provider says it, or null: it does not. */
  person: { sub: string; email: string; auth_time?: number | null };
  refuses?: boolean;
}

/** Signs the browser in at the provider. */
export async function atProvider(context: BrowserContext, session: ProviderSession): Promise<void> {
  const url = process.env.PROVIDER_URL;
  if (url === undefined) throw new Error('PROVIDER_URL is not set: run the tests by npm run test:e2e');
  const value = encodeURIComponent(JSON.stringify(session));
  await context.addCookies([{ name: 'provider_session', value, url }]);
}
