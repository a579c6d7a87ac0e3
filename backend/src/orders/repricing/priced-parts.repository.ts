import { Injectable } from '@nestjs/common';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { SetPart } from '../parts/set-part.entity.js';
import type { PartToPrice } from './domain/part-to-price.js';
import type { Repriced } from './domain/reprice.js';

/** A stored part as it is priced. */
export interface StoredPart extends PartToPrice {
  id: number;
  version: number;
}

/** Stores prices. Inside of `Database.write`. */
@Injectable()
export class PricedPartsRepository {
  constructor(private readonly db: Database) {}

  /**
   * Stores what a change gave, and counts the parts' versions up: few statements, however many parts. The parts in hand
   * are what is stored then.
   */
  async store(repriced: readonly Repriced<StoredPart>[]): Promise<void> {
    const rows = repriced.map(({ part: { id, version }, fields }) =>
      Object.assign({ id, version: version + 1 }, fields),
    );
    await updateRows(this.db.manager, SetPart, rows);
    for (const [index, { part }] of repriced.entries()) Object.assign(part, rows[index]);
  }
}
