import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isKey } from '../../platform/storage/storage-key.js';
import { backupsTexts as words } from '../backups.texts.js';
import {
  CONTENTS,
  DATABASE,
  FORMAT,
  HEAD,
  KEY,
  OBJECTS,
  SEAL,
  type ArchiveContents,
  type ArchiveHead,
} from './archive-parts.js';
import { DigestStream } from './digest-of.js';

/** Faults of a file that should be a backup, in words for the terminal. */
export class DamagedArchive extends Error {}

/** Where the database stands in the folder that a backup was taken apart into. */
export const RESTORED_DATABASE = 'forja.sqlite';

/**
 * Takes a backup apart into an empty folder, part by part, and compares every part with its digest: objects below `OBJECTS`,
 * the key and the database as files.
 * @throws DamagedArchive
 */
export async function readArchive(file: string, folder: string): Promise<ArchiveContents> {
  const digests = await extractParts(file, folder);
  if (digests[HEAD] === undefined) throw new DamagedArchive(words.noArchive);
  if (digests[SEAL] === undefined) throw new DamagedArchive(words.truncated);
  if ((await readFile(join(folder, SEAL), 'utf8')) !== digests[CONTENTS])
    throw new DamagedArchive(words.wrongBytes(CONTENTS));
  const head = await json<ArchiveHead>(join(folder, HEAD));
  if (head.format !== FORMAT) throw new DamagedArchive(words.noArchive);
  const contents = await json<ArchiveContents>(join(folder, CONTENTS));
  compare(digests, contents.digests);
  await unpack(join(folder, DATABASE), join(folder, RESTORED_DATABASE));
  return contents;
}

async function extractParts(file: string, folder: string): Promise<Record<string, string>> {
  const tar = await import('tar-stream');
  const extract = tar.extract();
  const digests: Record<string, string> = {};
  const broken = new AbortController();
  const read = pipeline(createReadStream(file), extract as unknown as NodeJS.WritableStream);
  // A part whose file ends in its middle neither ends nor fails by itself.
  read.catch((reason: unknown) => {
    broken.abort(reason);
  });
  const store = async () => {
    for await (const part of extract) {
      const { name, type } = part.header;
      if (type !== 'file' || !isPart(name) || digests[name] !== undefined) {
        throw new DamagedArchive(words.noArchive);
      }
      digests[name] = await storePart(part as unknown as Readable, join(folder, name), broken.signal);
    }
  };
  const [readEnd, storeEnd] = await Promise.allSettled([read, store()]);
  for (const end of [storeEnd, readEnd])
    if (end.status === 'rejected' && !isAbort(end.reason)) throw asDamage(end.reason);
  return digests;
}

/** Names that a backup's parts have: nothing leads out of the folder. */
const isPart = (name: string): boolean =>
  [HEAD, DATABASE, KEY, CONTENTS, SEAL].includes(name) ||
  (name.startsWith(OBJECTS) && isKey(name.slice(OBJECTS.length)));

/** Storing that was given up because reading failed: what reading failed with counts. */
const isAbort = (reason: unknown): boolean => reason instanceof Error && reason.name === 'AbortError';

async function storePart(part: Readable, path: string, signal: AbortSignal): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const digest = new DigestStream();
  await pipeline(part, digest, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return digest.digest();
}

/** A failing disk or a file that can't be read is no damage of the backup: such errors have a code of the system. */
function asDamage(reason: unknown): unknown {
  if (reason instanceof DamagedArchive) return reason;
  const { syscall } = reason as NodeJS.ErrnoException;
  return syscall === undefined ? new DamagedArchive(words.truncated) : reason;
}

function compare(found: Record<string, string>, expected: Record<string, string>): void {
  const names = Object.keys(expected);
  const others = [CONTENTS, SEAL];
  for (const name of names) {
    if (found[name] !== undefined && found[name] !== expected[name])
      throw new DamagedArchive(words.wrongBytes(name));
  }
  if (
    names.length + others.length !== Object.keys(found).length ||
    names.some((name) => found[name] === undefined)
  )
    throw new DamagedArchive(words.wrongNames);
}

async function unpack(packed: string, path: string): Promise<void> {
  try {
    await pipeline(createReadStream(packed), createGunzip(), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw asDamage(error);
  }
}

async function json<T>(path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    throw error instanceof SyntaxError ? new DamagedArchive(words.noArchive) : error;
  }
}
