import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { refuseFrozen } from '../access/refuse-frozen.js';
import { OrderTotalsKeeper } from '../kept-totals/order-totals.keeper.js';
import type { Order } from '../order.entity.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { changedCut } from '../parts/cut/cut-choices.service.js';
import { blankPart, pricedPart, rowsFrom, withFields } from '../parts/part-fields.js';
import { PartReader } from '../parts/part-reader.js';
import { toPartView } from '../parts/to-part-view.js';
import type { PartFieldsDto, UpdatePartDto } from '../parts/parts.dto.js';
import { PartsRepository } from '../parts/parts.repository.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { editedPart, savedPart, sizesDiffer, wordsDiffer } from './edited-part.js';
import { SavedParts } from './saved-parts.service.js';
import type { SavedPartView } from './saved-part.view.js';

/**
 * Saves parts: under the order's lock, the part with its process rows or nothing. The answer is made from what was
 * stored, without reading it again, with the order's totals of the same moment.
 */
@Injectable()
export class PartSaving {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly parts: PartsRepository,
    private readonly reader: PartReader,
    private readonly pricing: RepricingService,
    private readonly records: SavedParts,
    private readonly totals: OrderTotalsKeeper,
  ) {}

  /** Adds a part at the end of the set; it needs no type yet. @throws as `update` */
  async create(actor: Actor, setId: number, fields: PartFieldsDto): Promise<SavedPartView> {
    return this.db.write(async () => {
      const order = await this.access.editableSet(actor, setId);
      refuseFrozen(order, 'title');
      const position = (await this.parts.count(setId)) + 1;
      const terms = await this.pricing.termsOf(order);
      const blank = blankPart(setId, position, terms.icms);
      const cut_choice = changedCut({ content_file: null, ...blank }, fields.contours_out, undefined);
      const part = { ...withFields(blank, fields), cut_choice };
      const processes = rowsFrom(fields.processes ?? []);
      const set_quantity = await this.reader.setQuantity(setId);
      const toPrice = { ...part, processes, set_quantity };
      const priced = await this.pricing.price(toPrice, terms, { change: 'edit' });
      const row = { ...part, ...priced.fields };
      const created = pricedPart({ ...row, set_quantity, id: await this.parts.insert(row) }, priced);
      await this.parts.replaceRows(created.id, [], created.processes);
      await this.access.announceChange(order.id);
      return this.saved(order, created, priced.change);
    });
  }

  /**
   * Changes the given fields and recalculates the part from its own price basis, or from today's catalogue with
   * `refresh`. The status has a call of its own.
   * @throws NotFound, Forbidden, Conflict for an older version, Invalid (also where the order's sums can't be stored, or
   *   for a change while the quote waits for its answer)
   */
  async update(actor: Actor, setId: number, id: number, dto: UpdatePartDto): Promise<SavedPartView> {
    const cut = await this.preparedCut(actor, id, dto);
    return this.db.write(async () => {
      const order = await this.access.editablePart(actor, id);
      const { part: before, choices } = await this.reader.find(id);
      // Another user may have moved it to another set, which counts as a version.
      refuseOlder(dto.version, before.version);
      if (before.set_id !== setId) throw new NotFound(messages.http.notFound);
      const edit = editedPart(before, dto, cut);
      const terms = await this.pricing.termsOf(order);
      const priced = await this.pricing.price(edit.part, terms, { change: edit.change, known: choices });
      const after = savedPart(order, before, edit, priced);
      await this.parts.update(after);
      await this.parts.replaceRows(id, before.processes, after.processes);
      const touched = { words: wordsDiffer(before, after), sizes: sizesDiffer(before, after) };
      await this.access.announceChange(order.id, touched);
      await this.records.record(actor, order, [{ before, after }]);
      return this.saved(order, after, priced.change);
    });
  }

  private async preparedCut(actor: Actor, id: number, { contours_out }: UpdatePartDto) {
    if (!contours_out || contours_out.length === 0) return undefined;
    await this.access.readablePart(actor, id);
    const { part } = await this.reader.find(id);
    return this.reader.preparedCut(part, contours_out);
  }

  private async saved(
    order: Order,
    part: LoadedPart,
    change: CatalogueChange | null,
  ): Promise<SavedPartView> {
    const order_totals = await this.totals.keepNow(order);
    return Object.assign(toPartView(part, change), { order_totals });
  }
}
