import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { refuseFrozen } from '../access/refuse-frozen.js';
import type { Viewer } from '../domain/visibility.js';
import { SetsRepository } from '../sets/sets.repository.js';
import { TransferRepository } from '../transfer/transfer.repository.js';
import { OrderReader } from '../tree/order-reader.service.js';
import { missingNames } from './domain/kit-contents.js';
import { knownIn, KitPricing } from './kit-pricing.service.js';
import { KitsRepository } from './kits.repository.js';
import { kitTexts } from './kits.texts.js';
import type { InsertedKitView } from './kits.view.js';

/** Makes a set of a kit, at the prices of today. */
@Injectable()
export class KitInsertion {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly kits: KitsRepository,
    private readonly pricing: KitPricing,
    private readonly sets: SetsRepository,
    private readonly rows: TransferRepository,
    private readonly reader: OrderReader,
  ) {}

  /**
   * Adds the kit at the end of the order. Entries that are gone leave their choices empty.
   * @throws NotFound, Forbidden for the order; Invalid for a kit that is gone, while the quote waits for its answer, and
   *   where a result can't be stored
   */
  async insert(viewer: Viewer, orderId: number, kitId: number): Promise<InsertedKitView> {
    return this.db.write(async () => {
      const order = await this.access.editable(viewer, orderId);
      refuseFrozen(order, 'kit_id');
      const kit = await this.kits.find(kitId);
      if (!kit) throw Invalid.field('kit_id', kitTexts.gone);
      const contents = { ...kit.contents, parts: kit.parts };
      const choices = await this.pricing.choicesOf(contents);
      const isKnown = knownIn(choices);
      const { ncm, ...fields } = contents.set;
      const setId = await this.sets.insert({
        ...fields,
        ncm_id: ncm && isKnown('ncm', ncm.id) ? ncm.id : null,
        order_id: orderId,
        position: (await this.sets.count(orderId)) + 1,
        name: kit.name,
        status: 'in_production',
        content_file_id: null,
        version: 1,
      });
      await this.addParts(await this.pricing.price(order, setId, contents, choices));
      await this.access.announceChange(orderId);
      const missing = missingNames(contents, isKnown);
      return { set_id: setId, missing, order: await this.reader.view(viewer, orderId) };
    });
  }

  private async addParts(parts: Awaited<ReturnType<KitPricing['price']>>): Promise<void> {
    const ids = await this.rows.insertParts(parts.map(({ row }) => row));
    const rows = parts.flatMap(({ processes }, place) =>
      processes.map((row, index) => ({ ...row, part_id: ids[place] ?? 0, position: index + 1 })),
    );
    await this.rows.insertProcesses(rows);
  }
}
