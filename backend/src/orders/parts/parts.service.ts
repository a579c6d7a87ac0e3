import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import type { DrawnPieceView } from './contours/drawn-piece.view.js';
import type { PartContoursView } from './contours/part-contours.view.js';
import { partTexts } from './parts.texts.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import type { Viewer } from '../domain/visibility.js';
import type { PartStatus } from '../domain/order-types.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { refuseFrozen } from '../access/refuse-frozen.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { PartReader } from './part-reader.js';
import { type PartView } from './part-view.js';
import { toPartView } from './to-part-view.js';
import { PartsRepository } from './parts.repository.js';

/** The contours of a part without a DXF. */
const NO_CONTOURS: PartContoursView = { width: 0, height: 0, contours: [], too_many: false, bends: [] };

/** The parts of sets but for their saving (part-saving/): every change holds the order's lock. */
@Injectable()
export class PartsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly parts: PartsRepository,
    private readonly reader: PartReader,
    private readonly files: FilesService,
    private readonly history: OrderHistoryService,
  ) {}

  /** @throws NotFound */
  async list(viewer: Viewer, setId: number): Promise<PartView[]> {
    const order = await this.access.readable(viewer, { set: setId });
    return this.reader.viewsOfSet(setId, order);
  }

  /** @throws NotFound */
  async get(viewer: Viewer, id: number): Promise<PartView> {
    const order = await this.access.readable(viewer, { part: id });
    return this.reader.view(id, order);
  }

  /**
   * The contours that can be taken out of the part's cut.
   * @throws NotFound for a part that is not there or not visible; Invalid for a drawing that can't be read any more
   */
  async contours(viewer: Viewer, id: number): Promise<PartContoursView> {
    await this.access.readable(viewer, { part: id });
    const { part } = await this.reader.find(id);
    if (!part.content_file?.flat_pattern) return NO_CONTOURS;
    const sheet = await this.reader.contoursOf(part.content_file);
    if (!sheet) throw new Invalid(partTexts.unreadableContours);
    return sheet;
  }

  /** The parts that its drawing holds beside each other; none where it is one. @throws NotFound */
  async pieces(viewer: Viewer, id: number): Promise<DrawnPieceView[]> {
    await this.access.readable(viewer, { part: id });
    const { part } = await this.reader.find(id);
    return this.reader.piecesOf(part.content_file);
  }

  /** Marks the part as finished or back in production; its version stays, since its form holds no status. */
  async setStatus(viewer: Viewer, id: number, status: PartStatus): Promise<PartView> {
    return this.db.write(async () => {
      const order = await this.access.editable(viewer, { part: id });
      await this.parts.setStatus(id, status);
      await this.access.announceChange(order.id, { words: false });
      return this.reader.view(id, order);
    });
  }

  /** Puts the set's parts into this order. @throws Invalid unless these are exactly the set's parts */
  async reorder(viewer: Viewer, setId: number, ids: readonly number[]): Promise<PartView[]> {
    return this.db.write(async () => {
      const order = await this.access.editable(viewer, { set: setId });
      refuseFrozen(order, 'ids');
      const present = await this.parts.idsInOrder(setId);
      const complete = ids.length === present.length && present.every((id) => ids.includes(id));
      if (!complete) throw Invalid.field('ids', partTexts.otherParts);
      await this.parts.placeInOrder(setId, ids);
      await this.access.announceChange(order.id, { words: false });
      return this.reader.viewsOfSet(setId, order);
    });
  }

  /** Deletes the part with its process rows and files. @returns the part as it was */
  async remove(actor: Actor, id: number): Promise<PartView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, { part: id });
      refuseFrozen(order, 'status');
      const { part } = await this.reader.find(id);
      const changes = await this.reader.catalogueChanges([part], order);
      const view = toPartView(part, changes.get(id));
      await this.parts.removeAll([part]);
      await this.access.announceChange(order.id);
      await this.files.release(fileIdsOf(part));
      const gone = { part_id: id, part: part.title, final_value: [part.final_value, null] };
      await this.history.record(actor, order.id, 'part_deleted', gone);
      return view;
    });
  }
}
