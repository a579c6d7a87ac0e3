import { Injectable } from '@nestjs/common';
import { FileIntake } from '../../files/intake/prepare-file.js';
import type { Upload } from '../../files/upload.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';

/** Shows what a file would be as the picture of a set, before that is saved. */
@Injectable()
export class SetPicturePreview {
  constructor(
    private readonly access: OrderAccessService,
    private readonly intake: FileIntake,
  ) {}

  /** @returns a WebP. @throws NotFound, Forbidden, and what saving the file would be refused with */
  async draw(viewer: Viewer, setId: number, upload: Upload): Promise<Buffer> {
    // Who may not change the set is refused before the expensive work.
    await this.access.checkEditable(viewer, { set: setId });
    return this.intake.drawPreview(upload, 'set');
  }
}
