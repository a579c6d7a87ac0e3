import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileSource } from './readers/file-source.js';

/** SHA-256 of the bytes, hexadecimal: files with the same one are the same file, whatever they are called. */
export async function digestOf(source: FileSource | Readable): Promise<string> {
  const hash = createHash('sha256');
  if (source instanceof Uint8Array) return hash.update(source).digest('hex');
  await pipeline(typeof source === 'string' ? createReadStream(source) : source, hash);
  return hash.digest('hex');
}
