import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedFile, embeddedPath } from '../../platform/database/embedded/embedded-file.js';
import { migrations } from '../../platform/database/migrations/index.js';
import { contentTypeOf } from '../../platform/storage/content-type.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { backupsTexts as words } from '../backups.texts.js';
import { CommandFailure, writeFailure } from '../command-failure.js';
import { storedKeys } from '../stored-keys.js';
import { KEY, OBJECTS, type ArchiveContents } from './archive-parts.js';
import { DamagedArchive, readArchive, RESTORED_DATABASE } from './read-archive.js';

/** Where a backup is restored to. */
export interface RestoreTarget {
  dataDir: string;
  /** The bucket that the objects go to; null: the folder of DATA_DIR. */
  bucket: FileStorage | null;
}

/** Outcome of a restoration. */
export interface Restored {
  files: number;
  rows: number;
}

/** Everything is taken apart and compared in here before anything has its place; what a killed process left is removed. */
const UNFINISHED = '.restore';

/** A file whose writing was given up may appear while its folder is removed: then it is removed once more. */
const REMOVED = { recursive: true, force: true, maxRetries: 10 } as const;

/**
 * Restores a backup into an empty DATA_DIR. It is taken apart, each part is compared with its digest, and the database with
 * the backup's counts; only then do the parts get their places, the database as the last one, so that no half of it is
 * ever taken for an installation.
 * @throws CommandFailure for a folder that is not empty, a file that is damaged or of a newer version; nothing stays behind
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<Restored> {
  const { dataDir } = target;
  await access(file, constants.R_OK).catch(() => {
    throw new CommandFailure(words.notReadable(file));
  });
  await mkdir(dataDir, { recursive: true });
  await emptied(dataDir);
  const folder = join(dataDir, UNFINISHED);
  try {
    await mkdir(folder, { mode: 0o700 });
    const contents = await readArchive(file, folder);
    await checkDatabase(join(folder, RESTORED_DATABASE), contents, file);
    await place(folder, target);
    const rows = Object.values(contents.tables).reduce((sum, count) => sum + count, 0);
    return { files: objectsOf(contents).length, rows };
  } catch (error) {
    await rm(join(dataDir, OBJECTS), REMOVED);
    await rm(join(dataDir, KEY), { force: true });
    if (error instanceof DamagedArchive) throw new CommandFailure(words.damaged(file, error.message));
    throw writeFailure(error, dataDir);
  } finally {
    await rm(folder, REMOVED);
  }
}

/** @throws CommandFailure where the folder holds anything but what a restore that was killed left there */
async function emptied(dataDir: string): Promise<void> {
  const left = existsSync(join(dataDir, UNFINISHED)) && !existsSync(embeddedPath(dataDir));
  const own = left ? [UNFINISHED, OBJECTS.replace('/', ''), KEY] : [];
  const others = (await readdir(dataDir)).filter((name) => !own.includes(name));
  if (others.length > 0) throw new CommandFailure(words.notEmpty(dataDir));
  for (const name of own.reverse()) await rm(join(dataDir, name), { recursive: true, force: true });
}

const objectsOf = ({ digests }: ArchiveContents): string[] =>
  Object.keys(digests)
    .filter((name) => name.startsWith(OBJECTS))
    .map((name) => name.slice(OBJECTS.length));

async function checkDatabase(path: string, contents: ArchiveContents, file: string): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  if (contents.schema.some((name) => !known.has(name))) throw new CommandFailure(words.newer(file));
  const database = await EmbeddedFile.open(path).catch((error: unknown) => {
    throw new DamagedArchive(words.wrongDatabase(String(error)));
  });
  try {
    const [damage] = database.damage();
    if (damage !== undefined) throw new DamagedArchive(words.wrongDatabase(damage));
    const counts = database.counts();
    for (const [table, count] of Object.entries(contents.tables))
      if (counts[table] !== count) throw new DamagedArchive(words.wrongDatabase(table));
    const stored = new Set([...objectsOf(contents), ...contents.missing]);
    if ([...storedKeys(database)].some((key) => !stored.has(key))) throw new DamagedArchive(words.wrongNames);
  } finally {
    database.close();
  }
}

async function place(folder: string, { dataDir, bucket }: RestoreTarget): Promise<void> {
  const objects = join(folder, OBJECTS);
  if (existsSync(objects)) {
    if (bucket) await sendAll(objects, bucket);
    else await rename(objects, join(dataDir, OBJECTS));
  }
  await rename(join(folder, KEY), join(dataDir, KEY));
  const database = join(folder, RESTORED_DATABASE);
  const handle = await open(database, 'r');
  await handle.sync();
  await handle.close();
  await rename(database, embeddedPath(dataDir));
}

async function sendAll(folder: string, bucket: FileStorage): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = path.slice(folder.length).replace(/^\/+/, '');
    await bucket.put(key, { path }, contentTypeOf(key));
  }
}
