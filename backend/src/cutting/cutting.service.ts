import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { seesCosts, type Viewer } from '../orders/domain/visibility.js';
import { OrderHistoryService } from '../orders/history/order-history.service.js';
import { refreshDigest } from '../orders/tools/refresh/refreshed-order.js';
import { RepricedParts } from '../orders/tools/refresh/repriced-parts.service.js';
import { OrderReader } from '../orders/tree/order-reader.service.js';
import type { OrderView } from '../orders/tree/order-view.js';
import { Database } from '../platform/database/database.js';
import { Conflict } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { cuttingTexts } from './cutting.texts.js';
import type { CuttingDto, CuttingLossDto, CutSheetQuery, SheetChangeDto } from './cutting.dto.js';
import type { CutGroupNameView, CuttingView } from './cutting.view.js';
import { isOpenQuote } from './order-plan.js';
import { toCuttingView } from './to-cutting-view.js';
import type { PlanChange } from './changed-sheets.js';
import { CutPlanReader } from './cut-plan.reader.js';
import { PlanFinder } from './plan-finder.service.js';
import { sendDxf } from './send-dxf.js';
import { changePlan } from './stored-plan.js';

/** Cutting plans of orders: what to buy, how to cut it, and the loss that this gives the parts. */
@Injectable()
export class CuttingService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: OrderReader,
    private readonly storing: RepricedParts,
    private readonly history: OrderHistoryService,
    private readonly plans: CutPlanReader,
    private readonly finder: PlanFinder,
  ) {}

  /** The plan as it is stored, with the order's figures of now. @throws NotFound */
  async view(viewer: Viewer, orderId: number): Promise<CuttingView> {
    const order = await this.reader.getTree(viewer, orderId);
    return toCuttingView(await this.plans.read(order), seesCosts(viewer));
  }

  /** The groups whose loss is a guess: without a plan, or with one of other parts. Other stock alone leaves them checked. @throws NotFound */
  async uncheckedGroups(viewer: Viewer, orderId: number): Promise<CutGroupNameView[]> {
    const { groups } = await this.plans.read(await this.reader.getTree(viewer, orderId));
    return groups
      .filter(({ group, planned, changed }) => group.parts.length > 0 && (!planned || changed.length > 0))
      .map(({ group: { key, name, thickness } }) => ({ key, name, thickness }));
  }

  /** One sheet of the plan as a DXF. @throws NotFound, Invalid */
  async sheet(viewer: Viewer, orderId: number, sheet: CutSheetQuery): Promise<StreamableFile> {
    const { groups } = await this.plans.read(await this.reader.getTree(viewer, orderId));
    return sendDxf({ groups, finder: this.finder }, sheet, cuttingTexts.ofOrder(orderId));
  }

  /**
   * Computes the plan anew and stores it; groups in which nothing changed keep theirs.
   * @throws NotFound, Forbidden; Unavailable where a search takes too long; Conflict where sheets were changed meanwhile
   */
  async compute(actor: Actor, orderId: number, given: CuttingDto): Promise<CuttingView> {
    await this.access.checkEditable(actor, orderId);
    const order = await this.reader.getTree(actor, orderId);
    const found = await this.finder.find({ order_id: orderId }, given, actor.id, (settings) =>
      this.plans.readGroups([order], settings),
    );
    return this.store(actor, orderId, found);
  }

  /** Locks a sheet, or moves a piece. @throws NotFound, Forbidden; Conflict, Invalid as `PlanFinder.change` */
  async changeSheet(actor: Actor, orderId: number, change: SheetChangeDto): Promise<CuttingView> {
    await this.access.checkEditable(actor, orderId);
    return this.store(actor, orderId, await this.finder.change({ order_id: orderId }, change, actor.id));
  }

  /**
   * Gives the parts the loss that their plans show, in one transaction; answers the order as it is then.
   * @throws NotFound, Forbidden; Conflict where the order or its plan are others than were shown, or it is no quote in progress
   */
  async applyLoss(actor: Actor, orderId: number, { digest }: CuttingLossDto): Promise<OrderView> {
    return this.db.write(async () => {
      const locked = await this.access.editable(actor, orderId);
      if (!isOpenQuote(locked)) throw new Conflict(cuttingTexts.notOpen);
      const order = await this.reader.readTree(orderId);
      const { refreshed } = await this.plans.read(order);
      const { parts, amounts } = refreshed;
      if (typeof digest === 'string' && digest !== refreshDigest(order, refreshed)) {
        throw new Conflict(messages.http.changedMeanwhile);
      }
      if (parts.length === 0) throw new Conflict(cuttingTexts.nothingToApply);
      await this.history.record(actor, orderId, 'recalculated', {
        part_ids: parts.map(({ part }) => part.id),
        total: [order.amounts.total, amounts.total],
        cutting: true,
      });
      await this.storing.store(parts.map((each) => ({ ...each, rows: each.result.processes })));
      await this.access.announceChange(orderId, { words: false });
      return this.reader.viewOf(actor, await this.reader.readTree(orderId, order.sets));
    });
  }

  private async store(actor: Actor, orderId: number, change: PlanChange): Promise<CuttingView> {
    await this.db.write(async () => {
      await this.access.editable(actor, orderId);
      await changePlan(this.db, { order_id: orderId }, change);
    });
    return this.view(actor, orderId);
  }
}
