import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { page, stream, written } from './written-pdf.js';

/** Encrypted PDFs, made here (ISO 32000-2, 7.6): what each method of the standard security handler writes. */

/** A method: its name for the test, the version and revision that it has in the file, and the bytes of its key. */
export const METHODS = [
  { method: 'RC4 with 40 bits', V: 1, R: 2, bytes: 5 },
  { method: 'RC4 with 128 bits', V: 2, R: 3, bytes: 16 },
  { method: 'AES with 128 bits', V: 4, R: 4, bytes: 16 },
  { method: 'AES with 256 bits, first form', V: 5, R: 5, bytes: 32 },
  { method: 'AES with 256 bits', V: 5, R: 6, bytes: 32 },
] as const;

type Method = (typeof METHODS)[number];

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
/** Neither printing nor copying nor changing is allowed; reading is. */
const PERMISSIONS = -3904;

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string) => Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let j = 0;
  return data.map((byte, index) => {
    j = (j + at(index + 1)) & 255;
    swap(index + 1, j);
    return byte ^ at(at(index + 1) + at(j));
  }) as Buffer;
}

/** RC4 again and again, each time with another key made of this one. */
const rounds = (key: Buffer, data: Buffer, count: number) =>
  Array.from({ length: count }, (_, round) => round).reduce(
    (result, round) => rc4(key.map((byte) => byte ^ round) as Buffer, result),
    data,
  );

function aes(key: Buffer, data: Buffer, iv: Buffer, padding: boolean): Buffer {
  const cipher = createCipheriv(`aes-${String(key.length * 8)}-cbc`, key, iv).setAutoPadding(padding);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** The dictionary and the key of revisions 2 to 4. */
function older({ V, R, bytes }: Method, user: string, owner: string) {
  const strengthened = (digest: Buffer) => {
    let key = digest;
    for (let round = 0; R >= 3 && round < 50; round += 1) key = md5(key.subarray(0, bytes));
    return key.subarray(0, bytes);
  };
  const count = R >= 3 ? 20 : 1;
  const O = rounds(strengthened(md5(padded(owner))), padded(user), count);
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(PERMISSIONS);
  const key = strengthened(md5(padded(user), O, flags, ID));
  const proof =
    R >= 3 ? Buffer.concat([rounds(key, md5(PADDING, ID), count), Buffer.alloc(16)]) : rc4(key, PADDING);
  const filter =
    V === 4 ? '/CF<</StdCF<</CFM/AESV2/AuthEvent/DocOpen/Length 16>>>>/StmF/StdCF/StrF/StdCF' : '';
  const length = `/Length ${String(bytes * 8)}`;
  return { key, entries: `/O${hex(O)}/U${hex(proof)}${length}${filter}` };
}

/** The digest of revision 6 (algorithm 2.B); revision 5 had a plain one. */
function digestOf(R: number, password: Buffer, salt: Buffer, user: Buffer = Buffer.alloc(0)): Buffer {
  let key = createHash('sha256')
    .update(Buffer.concat([password, salt, user]))
    .digest();
  let last = 0;
  for (let round = 0; R === 6 && (round < 64 || last > round - 32); round += 1) {
    const once = Buffer.concat([password, key, user]);
    const mixed = aes(key.subarray(0, 16), Buffer.concat(Array(64).fill(once)), key.subarray(16, 32), false);
    const kind = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][kind] ?? '')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** The dictionary and the key of revisions 5 and 6. */
function newer({ R }: Method, user: string, owner: string) {
  const key = randomBytes(32);
  const proofOf = (password: string, more?: Buffer) => {
    const [check, wrap] = [randomBytes(8), randomBytes(8)];
    const proof = Buffer.concat([digestOf(R, Buffer.from(password), check, more), check, wrap]);
    const wrapped = aes(digestOf(R, Buffer.from(password), wrap, more), key, Buffer.alloc(16), false);
    return { proof, wrapped };
  };
  const U = proofOf(user);
  const O = proofOf(owner, U.proof);
  const flags = Buffer.alloc(16, 0xff);
  flags.writeInt32LE(PERMISSIONS);
  flags.write('Tadb', 8);
  const perms = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(flags);
  const filter = '/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF';
  const proofs = `/O${hex(O.proof)}/U${hex(U.proof)}/OE${hex(O.wrapped)}/UE${hex(U.wrapped)}`;
  return { key, entries: `${proofs}/Perms${hex(perms)}/Length 256${filter}` };
}

/** What stands in object `number`, encrypted. */
function encrypted({ V }: Method, key: Buffer, number: number, data: Buffer): Buffer {
  const iv = randomBytes(16);
  if (V === 5) return Buffer.concat([iv, aes(key, data, iv, true)]);
  const salt = Buffer.from([number, 0, 0, 0, 0, ...(V === 4 ? Buffer.from('sAlT') : [])]);
  const own = md5(key, salt).subarray(0, Math.min(16, key.length + 5));
  return V === 4 ? Buffer.concat([iv, aes(own, data, iv, true)]) : rc4(own, data);
}

/** A PDF that another product protects in a way of its own. */
export const unknownProtection = () =>
  written([page('0 0 200 200'), '<</Filter/Editora.Cofre/V 1>>'], {
    trailer: `/Encrypt 4 0 R/ID[${hex(ID)}${hex(ID)}]`,
  });

/** A page whose lower half is black; encrypted so that it opens with this user's password. */
export function protectedPdf(method: Method, user: string): Buffer {
  const { key, entries } = method.V === 5 ? newer(method, user, 'dono') : older(method, user, 'dono');
  const { V, R } = method;
  const dictionary = `<</Filter/Standard/V ${String(V)}/R ${String(R)}/P ${String(PERMISSIONS)}${entries}>>`;
  return written(
    [
      page('0 0 200 200', '/Contents 4 0 R'),
      stream('', encrypted(method, key, 4, Buffer.from('0 0 200 100 re f'))),
      dictionary,
    ],
    { trailer: `/Encrypt 5 0 R/ID[${hex(ID)}${hex(ID)}]` },
  );
}
