import { isIP, isIPv4 } from 'node:net';

/** Names that Express has for the networks that no public address is in. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

const entriesOf = (text: string) => text.split(',').map((entry) => entry.trim());

/** Whether TRUST_PROXY can be read: a number of proxies from 1 to 9, or addresses, networks and their names. */
export const areProxies = (text: unknown): boolean =>
  typeof text === 'string' && (/^[1-9]$/.test(text) || entriesOf(text).every(isNetwork));

/** TRUST_PROXY as Express takes it; false trusts no proxy. */
export function trustedProxies(text: string | undefined): number | string[] | false {
  if (!text) return false;
  return /^[1-9]$/.test(text) ? Number(text) : entriesOf(text);
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, more] = entry.split('/');
  if (NAMED.includes(entry)) return true;
  if (isIP(address) === 0 || more !== undefined) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (isIPv4(address) ? 32 : 128))
  );
}
