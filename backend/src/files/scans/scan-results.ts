import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { FilesRepository } from '../files.repository.js';
import type { ReadScan } from '../readers/picture-text/scan-reader.js';
import type { StoredFile } from '../stored-file.entity.js';
import { RecognisedTexts } from './recognised-texts.js';

const idsOf = (files: readonly { id: number }[]): number[] => files.map(({ id }) => id);

/** Keeps what is read in pictures beside what the page's own text says: suggestions, and the text that is searched. */
@Injectable()
export class ScanResults {
  constructor(
    private readonly db: Database,
    private readonly rows: FilesRepository,
    private readonly texts: RecognisedTexts,
  ) {}

  /**
   * Keeps it with all files that wait for the picture; the text with those that have none of their own.
   * @param found null where it can't be read
   */
  async keep({ reading }: StoredFile, previewKey: string, found: ReadScan | null): Promise<void> {
    const own = reading ?? [];
    const added = (found?.suggestions ?? []).filter(({ field }) => !own.some((each) => each.field === field));
    const all = [...own, ...added];
    const read = { reading: all.length > 0 ? all : null, recognition: found ? 'done' : 'failed' } as const;
    const text = found?.text ?? null;
    await this.db.write(async () => {
      const waiting = await this.rows.waitingFor(previewKey);
      const without = text === null ? [] : waiting.filter((file) => file.text === null);
      const others = waiting.filter((file) => !without.includes(file));
      const owners = [...new Set(without.flatMap(({ owner_id }) => owner_id ?? []))];
      // Before the files' rows, as every other change of an owner does.
      await this.texts.lockOwners(owners);
      await this.rows.keepRecognised(idsOf(without), { ...read, text });
      await this.rows.keepRecognised(idsOf(others), read);
      await this.texts.followTexts(owners);
    });
  }
}
