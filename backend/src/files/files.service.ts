import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { FileStorage, type OpenedObject } from '../platform/storage/file-storage.js';
import { isKey } from '../platform/storage/storage-key.js';
import { besidePreview, keysOf, type MissingPages, type Pages, type PreparedFile } from './prepared-file.js';
import { FilesRepository } from './files.repository.js';
import { FileIntake } from './intake/prepare-file.js';
import { type PageRead, ReaderThreads } from './readers/reader-threads.js';
import type { FileKind, StoredFile } from './stored-file.entity.js';
import type { Upload } from './upload.js';

/**
 * Uploaded files, for the features that have some. An upload is prepared before the transaction (slow, no database),
 * saved inside of it, and discarded when it fails; `intake` does all three.
 */
@Injectable()
export class FilesService {
  constructor(
    private readonly db: Database,
    private readonly files: FilesRepository,
    private readonly objects: FileIntake,
    private readonly storage: FileStorage,
    private readonly threads: ReaderThreads,
  ) {}

  /** How many files of others this process reads before the next one of this user; null where none of theirs waits. */
  filesAhead(userId: number): number | null {
    return this.threads.aheadOf(userId);
  }

  /** The page of this user's PDF that this process reads; null while none is read. */
  pageRead(userId: number): PageRead | null {
    return this.threads.pageOf(userId);
  }

  /**
   * Judges the upload by its bytes, takes it apart and stores its objects, all or none.
   * @param options.pages which pages of a PDF become files of their own
   * @throws UnsupportedType, TooLarge, Invalid, each naming the file
   */
  async prepare(upload: Upload, kind: FileKind, { pages }: { pages: Pages }): Promise<PreparedFile[]> {
    const { files } = await this.objects.prepare(upload, kind, pages);
    return files;
  }

  /**
   * Prepares the upload and hands it to `store`, which saves it (`save`) with what it belongs to; when that fails,
   * the objects are removed. `store` also gets the PDF's pages that became no file.
   */
  async intake<T>(
    upload: Upload,
    kind: FileKind,
    options: { pages: Pages },
    store: (prepared: PreparedFile[], missing: MissingPages) => Promise<T>,
  ): Promise<T> {
    const { files, missing } = await this.objects.prepare(upload, kind, options.pages);
    try {
      return await store(files, missing);
    } catch (error) {
      await this.discard(files);
      throw error;
    }
  }

  /** The rows of prepared files, in their order. Inside of `Database.write`. */
  async save(prepared: readonly PreparedFile[], ownerId: number | null): Promise<StoredFile[]> {
    const created_at = new Date().toISOString();
    return this.files.insert(prepared.map((file) => ({ ...file, owner_id: ownerId, created_at })));
  }

  /** Removes the objects of prepared files that were not saved. */
  async discard(prepared: readonly PreparedFile[]): Promise<void> {
    await this.objects.remove([...new Set(prepared.flatMap(keysOf))]);
  }

  /**
   * Deletes these rows, and after the commit the objects that no other row names. Whatever points at the rows (a
   * part's content_file_id) becomes null. Inside of `Database.write`.
   */
  async release(fileIds: readonly (number | null | undefined)[]): Promise<void> {
    await this.releaseRows(await this.files.findByIds(fileIds.filter((id) => typeof id === 'number')));
  }

  /** `release` of all of an owner's files; before the owner itself is deleted. Inside of `Database.write`. */
  async releaseOwner(ownerId: number): Promise<void> {
    await this.releaseRows(await this.files.findByOwner(ownerId));
  }

  /**
   * New rows for another owner that share the objects of these; null: for none, which no user sees by themselves. Inside of
   * `Database.write`.
   * @returns the new row's id by the old one's
   */
  async copyRows(fileIds: readonly number[], newOwnerId: number | null): Promise<Map<number, number>> {
    const originals = await this.files.findLocked(fileIds);
    const created_at = new Date().toISOString();
    const copies = await this.files.insert(
      originals.map(({ id: _, ...file }) => ({ ...file, owner_id: newOwnerId, created_at })),
    );
    return new Map(originals.map(({ id }, index) => [id, copies[index]?.id ?? id]));
  }

  /** The object, or null when there is none. */
  async open(key: string): Promise<OpenedObject | null> {
    return isKey(key) ? this.storage.open(key) : null;
  }

  /** The object's bytes, or null when there is none. */
  async read(key: string): Promise<Buffer | null> {
    return isKey(key) ? this.storage.read(key) : null;
  }

  private async releaseRows(rows: readonly StoredFile[]): Promise<void> {
    if (rows.length === 0) return;
    await this.files.delete(rows.map(({ id }) => id));
    const keys = [...new Set(rows.flatMap(keysOf))];
    await this.db.afterCommit(() => this.removeUnnamed(keys));
  }

  private async removeUnnamed(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if ((await this.files.findByKey(besidePreview(key))).length === 0) await this.objects.remove([key]);
    }
  }
}
