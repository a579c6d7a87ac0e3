import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import { Invalid, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { partTexts } from './parts.texts.js';
import { OrderHistoryService, type Changes } from '../history/order-history.service.js';
import type { Viewer } from '../domain/visibility.js';
import type { PartStatus } from '../domain/order-types.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { refuseOlder } from '../refuse-older.js';
import { rowsOf, toPrice } from '../repricing/domain/part-to-price.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { blankPart, rowsFrom, withFields } from './part-fields.js';
import { PartReader } from './part-reader.js';
import { partChanges } from './part-changes.js';
import { toPartView, type PartView } from './part-view.js';
import type { PartFieldsDto, UpdatePartDto } from './parts.dto.js';
import { PartsRepository } from './parts.repository.js';

/** The parts of sets: every change holds the order's lock and stores the part with its process rows, or nothing. */
@Injectable()
export class PartsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly parts: PartsRepository,
    private readonly pricing: RepricingService,
    private readonly reader: PartReader,
    private readonly files: FilesService,
    private readonly history: OrderHistoryService,
  ) {}

  /** @throws NotFound */
  async list(viewer: Viewer, setId: number): Promise<PartView[]> {
    const order = await this.access.readableSet(viewer, setId);
    return this.reader.viewsOfSet(setId, order);
  }

  /** @throws NotFound */
  async get(viewer: Viewer, id: number): Promise<PartView> {
    const { order } = await this.access.readablePart(viewer, id);
    return this.reader.view(id, order);
  }

  /** Adds a part at the end of the set; it needs no type yet. */
  async create(viewer: Viewer, setId: number, fields: PartFieldsDto): Promise<PartView> {
    return this.db.write(async () => {
      const order = await this.access.editableSet(viewer, setId);
      const position = (await this.parts.count(setId)) + 1;
      const terms = await this.pricing.termsOf(order);
      const part = withFields(blankPart(setId, position, terms.icms), fields);
      const rows = rowsFrom(fields.processes ?? []);
      const priced = await this.pricing.price(toPrice(part, rows), terms, 'edit');
      const id = await this.parts.insert({ ...part, ...priced.fields });
      await this.parts.replaceRows(id, priced.result.processes);
      await this.access.announceChange(order.id);
      return this.reader.view(id, order);
    });
  }

  /**
   * Changes the given fields and recalculates the part from its own price basis, or from today's catalogue with
   * `refresh`. The status has a call of its own.
   * @throws NotFound, Forbidden, Conflict for an older version, Invalid
   */
  async update(actor: Actor, setId: number, id: number, dto: UpdatePartDto): Promise<PartView> {
    return this.db.write(async () => {
      const owner = await this.access.editablePart(actor, id);
      if (owner.setId !== setId) throw new NotFound(messages.http.notFound);
      const saved = await this.reader.find(id);
      const before = toPartView(saved);
      refuseOlder(dto.version, saved.version);
      const part = withFields(saved, dto);
      if (part.type === null) throw Invalid.field('type', partTexts.typeMissing);
      const rows = dto.processes === undefined ? rowsOf(saved) : rowsFrom(dto.processes ?? []);
      const terms = await this.pricing.termsOf(owner.order);
      const change = dto.refresh === true ? 'refresh' : 'edit';
      const priced = await this.pricing.price(toPrice(part, rows), terms, change);
      await this.parts.update(saved, Object.assign(part, priced.fields));
      await this.parts.replaceRows(id, priced.result.processes);
      await this.access.announceChange(owner.order.id);
      const view = await this.reader.view(id, owner.order);
      await this.recordSave(actor, owner.order.id, view, partChanges(before, view));
      return view;
    });
  }

  /** Marks the part as finished or back in production; its version stays, since its form holds no status. */
  async setStatus(viewer: Viewer, id: number, status: PartStatus): Promise<PartView> {
    return this.db.write(async () => {
      const { order } = await this.access.editablePart(viewer, id);
      await this.parts.setStatus(id, status);
      await this.access.announceChange(order.id);
      return this.reader.view(id, order);
    });
  }

  /** Puts the set's parts into this order. @throws Invalid unless these are exactly the set's parts */
  async reorder(viewer: Viewer, setId: number, ids: readonly number[]): Promise<PartView[]> {
    return this.db.write(async () => {
      const order = await this.access.editableSet(viewer, setId);
      const present = await this.parts.idsOfSet(setId);
      const complete = ids.length === present.length && present.every((id) => ids.includes(id));
      if (!complete) throw Invalid.field('ids', partTexts.otherParts);
      for (const [index, id] of ids.entries()) await this.parts.move(id, index + 1);
      await this.access.announceChange(order.id);
      return this.reader.viewsOfSet(setId, order);
    });
  }

  /** Deletes the part with its process rows and files. @returns the part as it was */
  async remove(actor: Actor, id: number): Promise<PartView> {
    return this.db.write(async () => {
      const { order } = await this.access.editablePart(actor, id);
      const part = await this.reader.find(id);
      const view = await this.reader.view(id, order);
      await this.parts.remove(part);
      await this.access.announceChange(order.id);
      await this.files.release([part.content_file_id, part.secondary_file_id]);
      const gone = { part_id: id, part: part.title, final_value: [part.final_value, null] };
      await this.history.record(actor, order.id, 'part_deleted', gone);
      return view;
    });
  }

  /** Keeps who changed what of the part; a save that changes nothing leaves no trace. */
  private async recordSave(
    actor: Actor,
    orderId: number,
    { id, title }: PartView,
    changes: Changes,
  ): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await this.history.record(actor, orderId, 'part_saved', { part_id: id, part: title, ...changes });
  }
}
