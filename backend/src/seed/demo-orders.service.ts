import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { FilesService } from '../files/files.service.js';
import { OrderStatusService } from '../orders/flow/order-status.service.js';
import { OrdersService } from '../orders/flow/orders.service.js';
import { PartSaving } from '../orders/part-saving/part-saving.service.js';
import { PartsService } from '../orders/parts/parts.service.js';
import { SetsService } from '../orders/sets/sets.service.js';
import type { OrderStatus } from '../orders/domain/order-types.js';
import { demoOrders, type DemoOrder, type DemoPart, type DemoSet } from './data/demo-orders.js';
import { DemoDrawings } from './demo-drawings.js';
import { isDrawing } from './drawings/catalogue.js';
import { SeedRepository, type DemoPast, type SeedIds } from './seed.repository.js';

/** The moves that lead a new quote to each status. */
const wayTo: Record<DemoOrder['status'], OrderStatus[]> = {
  in_progress: [],
  waiting_response: ['waiting_response'],
  cancelled: ['cancelled'],
  waiting_release: ['approved'],
  released_for_production: ['approved', 'released_for_production'],
  finished: ['approved', 'released_for_production', 'finished'],
};

/**
 * Enters the demo orders through the product's own services, as a person would: so they are priced, numbered and
 * recorded by the same rules. Only their past is written by hand.
 */
@Injectable()
export class DemoOrders {
  private readonly drawings: DemoDrawings;

  constructor(
    private readonly seed: SeedRepository,
    private readonly orders: OrdersService,
    private readonly status: OrderStatusService,
    private readonly sets: SetsService,
    private readonly parts: PartsService,
    private readonly saving: PartSaving,
    files: FilesService,
  ) {
    this.drawings = new DemoDrawings(files);
  }

  /** Draws what the orders show; before the transaction. */
  async prepare(): Promise<void> {
    const shown = demoOrders.flatMap(({ sets }) => sets.flatMap((set) => [set, ...set.parts]));
    await this.drawings.prepare(shown.flatMap(({ drawing }) => (drawing ? [drawing.id] : [])));
  }

  /** Enters all orders. Inside of `Database.write`. */
  async enter(owner: Actor): Promise<void> {
    const ids = await this.seed.ids();
    for (const order of demoOrders) await this.enterOrder(owner, order, ids);
  }

  /** Undoes `prepare`. */
  async discard(): Promise<void> {
    await this.drawings.discard();
  }

  private async enterOrder(owner: Actor, demo: DemoOrder, ids: SeedIds): Promise<void> {
    const { id } = await this.orders.create(owner, {
      type: 'pre_order',
      customer_id: ids.customer(demo.customer),
      delivery_type: demo.delivery_type,
      delivery_value: demo.delivery_value,
      service_value: demo.service_value,
      markup: demo.markup,
      delivery_date: `${localDay(demo.delivery_in_days)}T${demo.delivery_time}`,
      estimated_delivery_date: demo.estimated_delivery_date,
      payment_obs: demo.payment_obs,
      validity_days: demo.validity_days,
      quote_obs: demo.quote_obs,
    });
    for (const set of demo.sets) await this.enterSet(owner, id, set, ids);
    // A discount is checked against the total, so it comes after what it is taken from.
    await this.orders.update(owner, id, { discount: demo.discount });
    for (const status of wayTo[demo.status]) {
      const loss =
        status === 'cancelled' ? { lost_reason: demo.lost?.reason, lost_note: demo.lost?.note } : {};
      await this.status.move(owner, id, { status, ...loss });
    }
    await this.seed.backdate(id, pastOf(demo));
  }

  private async enterSet(owner: Actor, orderId: number, demo: DemoSet, ids: SeedIds): Promise<void> {
    const { id } = await this.sets.create(owner, { name: demo.name, order_id: orderId });
    const { quantity, unit, reference, obs } = demo;
    await this.sets.update(owner, id, { quantity, unit, reference, obs, ncm_id: ids.ncm(demo.ncm) });
    if (demo.drawing) await this.seed.showOnSet(id, await this.drawings.save(demo.drawing, 'set', orderId));
    for (const part of demo.parts) await this.enterPart(owner, { orderId, setId: id }, part, ids);
  }

  private async enterPart(
    owner: Actor,
    { orderId, setId }: { orderId: number; setId: number },
    demo: DemoPart,
    ids: SeedIds,
  ): Promise<void> {
    const { title, quantity, unit, reference, obs, loss, markup, bends, holes, weld, locked = {} } = demo;
    const processes = processesOf(demo, ids);
    const { id } = await this.saving.create(owner, setId, {
      title,
      quantity,
      unit,
      reference,
      obs,
      loss,
      markup,
      ...choiceOf(demo, ids),
      bends,
      holes,
      weld,
      ncm_id: ids.ncm(demo.ncm),
      processes,
      ...locked,
      locked_values: Object.keys(locked),
    });
    if (demo.drawing) {
      await this.seed.showOnPart(id, await this.drawings.save(demo.drawing, 'part', orderId));
      // Its rules take what the drawing says.
      if (!isDrawing(demo.drawing.id)) await this.saving.update(owner, setId, id, { processes });
    }
    if (demo.status) await this.parts.setStatus(owner, id, demo.status);
  }
}

const processesOf = ({ processes = [] }: DemoPart, ids: SeedIds) =>
  processes.map(([process, minutes]) => ({
    id: ids.process(process),
    pivot: minutes === 'rule' ? { rule: true } : { time: minutes },
  }));

function choiceOf(part: DemoPart, ids: SeedIds) {
  const { type } = part;
  switch (part.type) {
    case 'material': {
      const { thickness, width, length } = part;
      return { type, material_id: ids.material(part.material), thickness, width, length };
    }
    case 'sheet':
      return { type, sheet_id: ids.sheet(part.sheet), width: part.width, length: part.length };
    case 'bar':
      return { type, bar_id: ids.bar(part.bar), length: part.length };
    case 'component':
      return { type, component_id: ids.component(part.component) };
    case 'process':
      return { type };
  }
}

/** From a quote's creation to its sending. */
const DAYS_TO_SEND = 2;

function pastOf({ status, created_days_ago, approved_days_ago, lost }: DemoOrder): DemoPast {
  const answered = approved_days_ago ?? lost?.days_ago;
  const sent = Math.max(created_days_ago - DAYS_TO_SEND, answered ?? 0);
  return {
    created: daysAgo(created_days_ago),
    sent: status === 'in_progress' ? null : daysAgo(sent),
    answered: answered === undefined ? null : daysAgo(answered),
    approved: approved_days_ago !== undefined,
  };
}

const dateIn = (days: number): Date => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date;
};

const daysAgo = (days: number): string => dateIn(-days).toISOString();

/** `YYYY-MM-DD` of the day in so many days, by the machine's own calendar. */
function localDay(days: number): string {
  const date = dateIn(days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
