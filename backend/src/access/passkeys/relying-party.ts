import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Settings } from '../../platform/config/settings.js';

/** Who passkeys are for: a domain, and the one origin of the pages that may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const LOCAL = 'localhost';

/** Where a request says that it comes from: only taken on this very machine, where there is no PUBLIC_URL. */
function ownOrigin(request: Request): URL | null {
  const { origin, host = '' } = request.headers;
  const text = origin ?? `${request.protocol}://${host}`;
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * Whom a passkey is made for and used by: the host of PUBLIC_URL; without it localhost alone. Null where browsers allow
 * none: without TLS, and on an address that is a number (WebAuthn, section 5.1.2).
 */
export function relyingParty({ server }: Settings, request: Request): RelyingParty | null {
  const { PUBLIC_URL } = server;
  const url = PUBLIC_URL === undefined ? ownOrigin(request) : new URL(PUBLIC_URL);
  if (!url) return null;
  const { hostname, origin, protocol } = url;
  if (hostname === LOCAL) return { id: LOCAL, origin };
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[');
  return PUBLIC_URL !== undefined && protocol === 'https:' && isDomain ? { id: hostname, origin } : null;
}
