import type { AccountLinkPurpose } from './account-link.entity.js';

const SCREENS: Record<AccountLinkPurpose, string> = { invitation: '/invitation', reset: '/password-reset' };

/**
 * Path of the screen that takes the link's token. The token is the fragment, which browsers send to no server: it stands in no
 * access log and in no referrer.
 */
export const screenPath = (purpose: AccountLinkPurpose, token: string): string =>
  `${SCREENS[purpose]}#${token}`;
