import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { readable } from './drawing-contours.js';
import { digestOf } from './prepared-file.js';
import { FilesRepository } from './files.repository.js';
import { DxfReader } from './readers/dxf/dxf-reader.js';

/** Digest and shape of drawings that were stored before these were kept. */
@Injectable()
export class DrawingTraits {
  constructor(
    private readonly db: Database,
    private readonly files: FilesRepository,
    private readonly storage: FileStorage,
    private readonly dxf: DxfReader,
  ) {}

  /**
   * Reads the object and keeps both with all rows that name it; one that is gone is left as it is. Outside of a transaction:
   * a large drawing takes seconds.
   */
  async read(original_key: string): Promise<void> {
    const object = await this.storage.open(original_key);
    if (!object) return;
    const digest = await digestOf(object.stream);
    const bytes = original_key.endsWith('.dxf') ? await this.storage.read(original_key) : null;
    const drawing = bytes && (await readable(() => this.dxf.measure(bytes)));
    const outline = drawing?.outline ?? null;
    await this.db.write(() => this.files.keepTraits(original_key, { digest, outline }));
  }
}
