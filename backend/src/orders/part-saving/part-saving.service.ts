import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { PartView } from '../parts/part-view.js';
import type { PartFieldsDto, UpdatePartDto } from '../parts/parts.dto.js';
import { PartsService } from '../parts/parts.service.js';
import { OrderTotalsReader } from '../tree/order-totals.reader.js';
import type { SavedPartView } from './saved-part.view.js';

/** Saves parts and answers them with their order's totals of the same moment. */
@Injectable()
export class PartSaving {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly parts: PartsService,
    private readonly totals: OrderTotalsReader,
  ) {}

  /** @throws as `PartsService.create`, and Invalid where the order's sums can't be stored */
  async create(actor: Actor, setId: number, fields: PartFieldsDto): Promise<SavedPartView> {
    return this.db.write(async () => this.withTotals(actor, await this.parts.create(actor, setId, fields)));
  }

  /** @throws as `PartsService.update`, and Invalid where the order's sums can't be stored */
  async update(actor: Actor, setId: number, id: number, dto: UpdatePartDto): Promise<SavedPartView> {
    return this.db.write(async () => this.withTotals(actor, await this.parts.update(actor, setId, id, dto)));
  }

  private async withTotals(actor: Actor, part: PartView): Promise<SavedPartView> {
    const order = await this.access.readableSet(actor, part.set_id);
    return Object.assign(part, { order_totals: await this.totals.ofOrder(order) });
  }
}
