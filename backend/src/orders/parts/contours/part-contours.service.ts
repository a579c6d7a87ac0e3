import { Injectable } from '@nestjs/common';
import { Invalid } from '../../../platform/errors/app-errors.js';
import type { Viewer } from '../../domain/visibility.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { PartReader } from '../part-reader.js';
import { partTexts } from '../parts.texts.js';
import type { PartContoursView } from './part-contours.view.js';

/** What a part without a DXF has. */
const NONE: PartContoursView = { width: 0, height: 0, contours: [], too_many: false, bends: [] };

/** What can be taken out of the cut of a part. */
@Injectable()
export class PartContours {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
  ) {}

  /** @throws NotFound for a part that is not there or not visible; Invalid for a drawing that can't be read any more */
  async of(viewer: Viewer, id: number): Promise<PartContoursView> {
    await this.access.readablePart(viewer, id);
    const { part } = await this.reader.find(id);
    if (!part.content_file?.flat_pattern) return NONE;
    const sheet = await this.reader.contoursOf(part.content_file);
    if (!sheet) throw new Invalid(partTexts.unreadableContours);
    return sheet;
  }
}
