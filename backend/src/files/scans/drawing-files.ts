import { Injectable } from '@nestjs/common';
import { FilesService } from '../files.service.js';
import type { PreparedFile } from '../prepared-file.js';
import type { StoredFile } from '../stored-file.entity.js';
import { ScanRequests } from './scan-requests.js';

/** The files of parts' drawings: as all others, and read as pictures where their text leaves the title block open. */
@Injectable()
export class DrawingFiles {
  readonly intake: FilesService['intake'];
  readonly release: FilesService['release'];

  constructor(
    private readonly files: FilesService,
    private readonly scans: ScanRequests,
  ) {
    this.intake = files.intake.bind(files);
    this.release = files.release.bind(files);
  }

  /** As `FilesService.save`. Inside of `Database.write`. */
  async save(prepared: readonly PreparedFile[], ownerId: number | null): Promise<StoredFile[]> {
    const rows = await this.files.save(prepared, ownerId);
    await this.scans.afterCommit(rows);
    return rows;
  }
}
