import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { CallLimit } from '../dependencies/call-limit.js';
import { contentTypeOf } from './content-type.js';
import { FileStorage, type ListedObject, type OpenedObject, type StorageBody } from './file-storage.js';
import { putLimit, sizeOf } from './put-limit.js';
import { checkedKey } from './storage-key.js';

/** Names that a put in progress has; they begin with a dot, which no key's segment does. */
const UNFINISHED = '.put-';

/** A disk that takes less has no room for any file. */
const ROOM = Buffer.alloc(65_536);

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Answers null for what isn't there; every other error goes on. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Objects as files of one folder. A put writes beside its place and then moves: a reader never sees half a file. */
export class DiskStorage extends FileStorage {
  /** @param limit of each call: a folder of the network can fall silent too */
  constructor(
    private readonly folder: string,
    private readonly limit: CallLimit,
  ) {
    super();
  }

  async put(key: string, body: StorageBody): Promise<void> {
    const target = this.pathOf(key);
    const most = putLimit(this.limit, await sizeOf(body));
    await this.limit.run(async (signal) => {
      await mkdir(dirname(target), { recursive: true });
      const unfinished = join(dirname(target), `${UNFINISHED}${randomUUID()}`);
      try {
        if (Buffer.isBuffer(body)) await writeFile(unfinished, body);
        else await copyFile(body.path, unfinished);
        // A caller that has been answered must not find the object there after all.
        signal.throwIfAborted();
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    }, most);
  }

  async open(key: string): Promise<OpenedObject | null> {
    const path = this.pathOf(key);
    return this.reading(async () => {
      const file = await open(path);
      const stats = await file.stat();
      if (!stats.isFile()) {
        await file.close();
        return null;
      }
      return { stream: file.createReadStream(), size: stats.size, contentType: contentTypeOf(key) };
    });
  }

  addressOf(): Promise<null> {
    // Files of this machine are reached through the product alone.
    return Promise.resolve(null);
  }

  async read(key: string): Promise<Buffer | null> {
    const path = this.pathOf(key);
    return (await this.exists(key)) ? this.reading(() => readFile(path)) : null;
  }

  async exists(key: string): Promise<boolean> {
    const path = this.pathOf(key);
    return (await this.reading(() => stat(path)))?.isFile() ?? false;
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await this.limit.run(() => rm(path, { force: true }));
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const root = this.pathOf(prefix.replace(/\/$/, ''));
    const folder = await this.reading(() => opendir(root, { recursive: true }));
    if (!folder) return;
    for await (const entry of folder) {
      if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue;
      const path = join(entry.parentPath, entry.name);
      const stats = await unlessMissing(() => stat(path));
      if (stats) yield { key: relative(this.folder, path).split(sep).join('/'), modified: stats.mtime };
    }
  }

  async removeUnfinished(before: number): Promise<number> {
    const folder = await this.reading(() => opendir(this.folder, { recursive: true }));
    if (!folder) return 0;
    let removed = 0;
    for await (const entry of folder) {
      if (!entry.isFile() || !entry.name.startsWith(UNFINISHED)) continue;
      const path = join(entry.parentPath, entry.name);
      const stats = await unlessMissing(() => stat(path));
      if (!stats || stats.mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async check(): Promise<void> {
    await this.limit.run(async () => {
      await mkdir(this.folder, { recursive: true });
      const probe = join(this.folder, `${UNFINISHED}${randomUUID()}`);
      try {
        await writeFile(probe, ROOM);
      } finally {
        await rm(probe, { force: true });
      }
    });
  }

  async close(): Promise<void> {
    // A folder needs no closing.
  }

  private reading<T>(work: () => Promise<T>): Promise<T | null> {
    return this.limit.run(() => unlessMissing(work));
  }

  private pathOf(key: string): string {
    return join(this.folder, ...checkedKey(key).split('/'));
  }
}
