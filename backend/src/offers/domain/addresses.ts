/** Addresses of one e-mail, copies included. */
export const MOST_RECIPIENTS = 10;

/**
 * An address as servers everywhere take it: letters of ASCII, no quoted names, no comments. Nothing that ends a header or a
 * command gets through.
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i;
const LONGEST = 254;
const LONGEST_LOCAL = 64;

export const isAddress = (text: string): boolean =>
  text.length <= LONGEST && text.indexOf('@') <= LONGEST_LOCAL && ADDRESS.test(text);

/** The addresses of a field in which people write several: `a@x.com; b@x.com`. What is no address is left out. */
export const addressesIn = (text: string | null | undefined): string[] =>
  distinct((text ?? '').split(/[\s;,]+/).filter(isAddress));

/** Each once, whatever its case, in the form that came first. */
export function distinct(addresses: readonly string[], without: readonly string[] = []): string[] {
  const known = new Set(without.map((address) => address.toLowerCase()));
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
