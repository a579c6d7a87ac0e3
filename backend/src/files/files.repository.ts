import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform/database/database.js';
import { saysEachId } from '../platform/database/inserted-ids.js';
import { StoredFile } from './stored-file.entity.js';

/** Columns that reading a picture fills. */
type RecognisedTraits = Pick<StoredFile, 'reading' | 'recognition'> & Partial<Pick<StoredFile, 'text'>>;

/** The rows of stored files. The changing ones must be called inside `Database.write`. */
@Injectable()
export class FilesRepository {
  constructor(private readonly db: Database) {}

  /** The rows with these ids, in no order. */
  async findByIds(ids: readonly number[]): Promise<StoredFile[]> {
    return ids.length === 0 ? [] : this.db.manager.findBy(StoredFile, { id: In([...ids]) });
  }

  /** All files of an owner. */
  async findByOwner(ownerId: number): Promise<StoredFile[]> {
    return this.db.manager.findBy(StoredFile, { owner_id: ownerId });
  }

  /** Every row that names the object. */
  async findByKey(key: string): Promise<StoredFile[]> {
    return this.db.manager.find(StoredFile, {
      where: [{ original_key: key }, { preview_key: key }, { thumbnail_key: key }],
    });
  }

  /**
   * The rows with these ids, kept from being deleted until the transaction ends: while a row's keys are copied, their
   * objects must not be removed.
   */
  async findLocked(ids: readonly number[]): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    const query = this.db.manager
      .createQueryBuilder(StoredFile, 'file')
      .where('file.id IN (:...ids)', { ids: [...ids].sort((one, other) => one - other) });
    if (!this.db.embedded) query.setLock('pessimistic_write');
    return query.getMany();
  }

  async insert(rows: Omit<StoredFile, 'id'>[]): Promise<StoredFile[]> {
    const { manager } = this.db;
    const files = rows.map((row) => manager.create(StoredFile, row));
    if (saysEachId(manager)) return manager.save(files);
    const saved: StoredFile[] = [];
    for (const file of files) saved.push(await manager.save(file));
    return saved;
  }

  /** Gives every row of the object the digest and the shape of its drawing. */
  async keepTraits(original_key: string, traits: Pick<StoredFile, 'digest' | 'outline'>): Promise<void> {
    await this.db.manager.update(StoredFile, { original_key }, traits);
  }

  /** The rows that wait for this picture to be read. */
  async waitingFor(preview_key: string): Promise<Pick<StoredFile, 'id' | 'owner_id' | 'text'>[]> {
    const select = { id: true, owner_id: true, text: true } as const;
    return this.db.manager.find(StoredFile, { select, where: { preview_key, recognition: 'wanted' } });
  }

  /** Gives those of the rows that still wait what was read in their picture. */
  async keepRecognised(ids: readonly number[], read: RecognisedTraits): Promise<void> {
    if (ids.length === 0) return;
    await this.db.manager.update(StoredFile, { id: In([...ids]), recognition: 'wanted' }, read);
  }

  async delete(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.db.manager.delete(StoredFile, { id: In([...ids]) });
  }
}
