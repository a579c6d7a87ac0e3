import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { contentTypeOf } from './content-type.js';
import { FileStorage, type ListedObject, type OpenedObject, type StorageBody } from './file-storage.js';
import { checkedKey } from './storage-key.js';

/** Names that a put in progress has; they begin with a dot, which no key's segment does. */
const UNFINISHED = '.put-';

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
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, body: StorageBody): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const unfinished = join(dirname(target), `${UNFINISHED}${randomUUID()}`);
    try {
      if (Buffer.isBuffer(body)) await writeFile(unfinished, body);
      else await copyFile(body.path, unfinished);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<OpenedObject | null> {
    return unlessMissing(async () => {
      const file = await open(this.pathOf(key));
      const stats = await file.stat();
      if (!stats.isFile()) {
        await file.close();
        return null;
      }
      return { stream: file.createReadStream(), size: stats.size, contentType: contentTypeOf(key) };
    });
  }

  async read(key: string): Promise<Buffer | null> {
    return (await this.exists(key)) ? unlessMissing(() => readFile(this.pathOf(key))) : null;
  }

  async exists(key: string): Promise<boolean> {
    return (await unlessMissing(() => stat(this.pathOf(key))))?.isFile() ?? false;
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const root = this.pathOf(prefix.replace(/\/$/, ''));
    const folder = await unlessMissing(() => opendir(root, { recursive: true }));
    if (!folder) return;
    for await (const entry of folder) {
      if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue;
      const path = join(entry.parentPath, entry.name);
      const stats = await unlessMissing(() => stat(path));
      if (stats) yield { key: relative(this.folder, path).split(sep).join('/'), modified: stats.mtime };
    }
  }

  async close(): Promise<void> {
    // A folder needs no closing.
  }

  private pathOf(key: string): string {
    return join(this.folder, ...checkedKey(key).split('/'));
  }
}
