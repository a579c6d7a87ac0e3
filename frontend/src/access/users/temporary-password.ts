/** Without letters and digits that are taken for each other on paper or by telephone. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A password to be read out: `kx4f-9mzt-b7qd`, 60 random bits. */
export const makeTemporaryPassword = (): string => {
  // 32 letters divide 256: no letter comes up more often than another.
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH));
  const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? letters;
};
