import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/app-errors.js';
import type { Viewer } from '../../domain/visibility.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { PartReader } from '../part-reader.js';
import { partTexts } from '../parts.texts.js';
import type { PartContoursView } from './part-contours.view.js';

/** What can be taken out of the cut of a part. */
@Injectable()
export class PartContours {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
  ) {}

  /** @throws NotFound for a part that is not there or not visible, or whose drawing is no DXF or can't be read */
  async of(viewer: Viewer, id: number): Promise<PartContoursView> {
    await this.access.readablePart(viewer, id);
    const { part } = await this.reader.find(id);
    const sheet = await this.reader.contoursOf(part.content_file);
    if (!sheet) {
      const drawn = Boolean(part.content_file?.flat_pattern);
      throw new NotFound(drawn ? partTexts.unreadableContours : partTexts.noContours);
    }
    return sheet;
  }
}
