import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Pack } from 'tar-stream';
import { copyEmbedded, EmbeddedFile, embeddedPath } from '../../platform/database/embedded/embedded-file.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { backupsTexts as words } from '../backups.texts.js';
import { CommandFailure, writeFailure } from '../command-failure.js';
import { storedKeys } from '../stored-keys.js';
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

/** The installation that is backed up. */
export interface BackupSource {
  dataDir: string;
  storage: FileStorage;
  /** The key that signs sessions and customers' links. */
  key: string;
}

/** A backup that was written. */
export interface WrittenBackup {
  /** Bytes of the file. */
  bytes: number;
  /** Stored objects in it. */
  files: number;
  /** Keys that the database names and storage did not have. */
  missing: string[];
}

/** Begins the names of folders in which a backup is being written; one of a killed process stays behind. */
export const UNFINISHED = '.forja-backup-';

/** How often objects that are gone are looked for in a newer state of the database. */
const MOST_STATES = 5;

/**
 * Writes a backup into a new file that its owner alone can read, beside the running product. Objects never change once they
 * are stored, but they may be deleted meanwhile: so the database is copied first, and anew as long as the copy names an object
 * that is gone. What is stored in the file at last is a state of the database all of whose objects are in it.
 * Nothing is held in memory as a whole. The file has its name only once it is complete and on the disk.
 * @throws CommandFailure
 */
export async function writeBackup(source: BackupSource, file: string): Promise<WrittenBackup> {
  const target = resolve(file);
  if (!existsSync(embeddedPath(source.dataDir))) throw new CommandFailure(words.noDatabase(source.dataDir));
  if (existsSync(target)) throw new CommandFailure(words.exists(target));
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(dirname(target), UNFINISHED));
    const unfinished = join(folder, basename(target));
    const { files, missing } = await new ArchiveWriter(source, folder).write(unfinished);
    const { size } = await stat(unfinished);
    await rename(unfinished, target);
    return { bytes: size, files, missing };
  } catch (error) {
    throw writeFailure(error, target);
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

class ArchiveWriter {
  private readonly digests: Record<string, string> = {};
  private readonly stored = new Set<string>();
  private pack: Pack;

  constructor(
    private readonly source: BackupSource,
    private readonly folder: string,
  ) {}

  async write(file: string): Promise<{ files: number; missing: string[] }> {
    const tar = await import('tar-stream');
    this.pack = tar.pack();
    // With `flush` the stream ends once the bytes are on the disk.
    const options = { flags: 'wx', mode: 0o600, flush: true };
    const written = pipeline(this.pack, createWriteStream(file, options));
    try {
      const [missing] = await Promise.all([this.parts(), written]);
      return { files: this.stored.size, missing };
    } catch (error) {
      this.pack.destroy(error as Error);
      await written.catch(() => undefined);
      throw error;
    }
  }

  private async parts(): Promise<string[]> {
    const head: ArchiveHead = { format: FORMAT, made_at: new Date().toISOString() };
    await this.text(HEAD, JSON.stringify(head));
    const { copy, missing } = await this.databaseWithObjects();
    const contents: ArchiveContents = { ...(await this.about(copy)), digests: this.digests, missing };
    await this.database(copy);
    await this.text(KEY, this.source.key);
    await this.text(CONTENTS, JSON.stringify(contents));
    await this.text(SEAL, this.digests[CONTENTS] ?? '');
    this.pack.finalize();
    return missing;
  }

  /** Stores the objects; @returns a copy of the database all of whose objects are stored, save those that are lost. */
  private async databaseWithObjects(): Promise<{ copy: string; missing: string[] }> {
    let lost = '';
    for (let state = 1; ; state += 1) {
      const copy = join(this.folder, `state-${String(state)}.sqlite`);
      await copyEmbedded(embeddedPath(this.source.dataDir), copy);
      const missing = await this.objectsOf(copy);
      // A file that a newer state still names, and storage still has not, was lost before.
      if (missing.length === 0 || missing.join() === lost || state === MOST_STATES) return { copy, missing };
      lost = missing.join();
      await rm(copy);
    }
  }

  private async objectsOf(copy: string): Promise<string[]> {
    const file = await EmbeddedFile.open(copy);
    const keys = storedKeys(file);
    file.close();
    const missing: string[] = [];
    for (const key of keys) {
      if (!this.stored.has(key) && !(await this.object(key))) missing.push(key);
    }
    return missing.sort();
  }

  /** @returns whether storage has it */
  private async object(key: string): Promise<boolean> {
    const opened = await this.source.storage.open(key);
    if (!opened) return false;
    await this.part(`${OBJECTS}${key}`, opened.size, opened.stream);
    this.stored.add(key);
    return true;
  }

  private async about(copy: string): Promise<Pick<ArchiveContents, 'schema' | 'tables'>> {
    const file = await EmbeddedFile.open(copy);
    try {
      return { schema: file.migrations(), tables: file.counts() };
    } finally {
      file.close();
    }
  }

  private async database(copy: string): Promise<void> {
    const packed = `${copy}.gz`;
    await pipeline(
      createReadStream(copy),
      createGzip({ level: 4 }),
      createWriteStream(packed, { mode: 0o600 }),
    );
    await rm(copy);
    await this.part(DATABASE, (await stat(packed)).size, createReadStream(packed));
    await rm(packed);
  }

  private async part(name: string, size: number, stream: Readable): Promise<void> {
    const digest = new DigestStream();
    const entry = this.pack.entry({ name, size, mode: 0o600 });
    await pipeline(stream, digest, entry as unknown as NodeJS.WritableStream);
    if (digest.bytes !== size) throw new Error(`${name}: ${String(digest.bytes)} of ${String(size)} bytes`);
    this.digests[name] = digest.digest();
  }

  private async text(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.part(name, bytes.length, Readable.from([bytes]));
  }
}
