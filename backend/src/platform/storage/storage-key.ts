/** A key that no object may have: a fault of the program, or a client that tries paths. */
export class WrongKey extends Error {}

const LONGEST = 200;

/** Segments of letters, digits, `.`, `_` and `-` that don't begin with a dot: nothing can lead out of the storage. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Whether an object may have this key. */
export const isKey = (key: string) => key.length <= LONGEST && KEY.test(key);

/** The key, checked. @throws WrongKey */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new WrongKey(`not a storage key: ${JSON.stringify(key.slice(0, LONGEST))}`);
  return key;
}
