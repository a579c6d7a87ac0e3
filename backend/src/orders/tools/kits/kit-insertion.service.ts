import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/plain-rows.js';
import { Invalid, orNotFound } from '../../../platform/errors/app-errors.js';
import { present } from '../../../platform/present.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { NO_CHARGES } from '../../../pricing/domain/order/order-amounts.js';
import { sumOrder } from '../../../pricing/domain/order/order-totals.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import { refuseFrozen } from '../../access/refuse-frozen.js';
import type { Viewer } from '../../domain/visibility.js';
import type { Order } from '../../order.entity.js';
import type { Choices } from '../../part-rows/choices.js';
import { RememberedCalls } from '../../parts/uploads/remembered-calls.repository.js';
import type { OrderSet } from '../../sets/order-set.entity.js';
import { OrderRowsRepository } from '../../contents/order-rows.repository.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import { missingNames, type KitContents } from './domain/kit-contents.js';
import { knownIn, KitPricing } from './kit-pricing.service.js';
import { KitsRepository } from './kits.repository.js';
import { kitTexts } from './kits.texts.js';
import type { InsertKitDto } from './kits.dto.js';
import type { InsertedKitView, KitPriceView } from './kits.view.js';

/** A kit, and what its entries are today. */
interface KitToInsert {
  name: string;
  contents: KitContents;
  choices: Choices;
}

/** Makes a set of a kit, at the prices of today. */
@Injectable()
export class KitInsertion {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly kits: KitsRepository,
    private readonly pricing: KitPricing,
    private readonly rows: OrderRowsRepository,
    private readonly reader: OrderReader,
    private readonly calls: RememberedCalls,
  ) {}

  /**
   * Adds the kit at the end of the order. Entries that are gone leave their choices empty. A call that is sent
   * again (`key`) is answered with the set that it made, unless that was removed since.
   * @throws NotFound, Forbidden for the order; Invalid for a kit that is gone, while the quote waits for its answer, and
   *   where a result can't be stored
   */
  async insert(viewer: Viewer, orderId: number, { kit_id, key }: InsertKitDto): Promise<InsertedKitView> {
    return this.db.write(async () => {
      const order = await this.access.editable(viewer, orderId);
      refuseFrozen(order, 'kit_id');
      const [earlier] = key ? await this.calls.find({ upload_id: key, set: { order_id: orderId } }) : [];
      const kit = await this.withChoices(kit_id);
      const missing = kit ? missingNames(kit.contents, knownIn(kit.choices)) : [];
      const view = () => this.reader.view(viewer, orderId);
      if (earlier) return { set_id: earlier.set_id, repeated: true, missing, order: await view() };
      if (!kit) throw Invalid.field('kit_id', kitTexts.gone);
      const set_id = await this.addSet(order, kit, key ?? null);
      return { set_id, repeated: false, missing, order: await view() };
    });
  }

  /**
   * Prices a set of the kit in the order by today's catalogue; nothing is stored.
   * @throws NotFound for the order and the kit; Invalid where a result can't be stored
   */
  async price(viewer: Viewer, orderId: number, kitId: number): Promise<KitPriceView> {
    const order = await this.access.readable(viewer, orderId);
    const kit = orNotFound(await this.withChoices(kitId), kitTexts.gone);
    const { contents, choices } = kit;
    const parts = await this.pricing.price({ order, setId: 0, copies: new Map() }, contents, choices);
    const set = { quantity: contents.set.quantity, parts: parts.map(({ row }) => row) };
    const charges = { ...NO_CHARGES, tax_basis: order.tax_basis };
    const [summed] = refusingTooLarge(() => sumOrder(charges, [set])).sets;
    const { unit, total } = present(summed, 'the sums of the set').amounts;
    return {
      quantity: set.quantity,
      unit_value: unit.final_value,
      final_value: total.final_value,
      missing: missingNames(contents, knownIn(choices)),
    };
  }

  /** The kit, and what its entries are today; null where it is gone. */
  private async withChoices(kitId: number): Promise<KitToInsert | null> {
    const kit = await this.kits.find(kitId);
    if (!kit) return null;
    const contents = { ...kit.contents, parts: kit.parts };
    return { name: kit.name, contents, choices: await this.pricing.choicesOf(contents) };
  }

  /** @returns the set's id */
  private async addSet(
    order: Order,
    { name, contents, choices }: KitToInsert,
    key: string | null,
  ): Promise<number> {
    const { ncm, ...fields } = contents.set;
    const set: Omit<RowOf<OrderSet>, 'id'> = {
      ...fields,
      ncm_id: ncm && knownIn(choices)('ncm', ncm.id) ? ncm.id : null,
      order_id: order.id,
      position: (await this.rows.sets(order.id)).length + 1,
      name,
      status: 'in_production',
      content_file_id: null,
      version: 1,
    };
    const [setId] = await this.rows.insertSets(order.id, [set]);
    if (setId === undefined) throw new Error('The database has not the set that was added');
    const copies = await this.pricing.copyDrawings(contents, order.id);
    const place = { order, setId, copies };
    const parts = await this.pricing.price(place, contents, choices);
    const part_ids = await this.rows.insertParts(
      parts.map(({ row, processes }) => ({
        part: row,
        processes: processes.map((each, index) => ({ ...each, position: index + 1 })),
      })),
    );
    if (key !== null) await this.calls.remember([{ set_id: setId, upload_id: key, part_ids }]);
    await this.access.announceChange(order.id);
    return setId;
  }
}
