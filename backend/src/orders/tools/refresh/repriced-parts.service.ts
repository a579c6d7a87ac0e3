import { Injectable } from '@nestjs/common';
import { pricedRows } from '../../parts/part-fields.js';
import { PartsRepository } from '../../parts/parts.repository.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import type { ProcessRowResult } from '../../../pricing/domain/part/process-row.js';
import type { Repriced } from '../../repricing/domain/reprice.js';
import { RepricingService } from '../../repricing/repricing.service.js';

/** A repriced part with its process rows as they are valued then; null where they stay as they are. */
export interface PartToStore extends Repriced<LoadedPart> {
  rows: readonly ProcessRowResult[] | null;
}

/** Stores repriced parts of an order. Inside of `Database.write`, under the order's lock. */
@Injectable()
export class RepricedParts {
  constructor(
    private readonly pricing: RepricingService,
    private readonly parts: PartsRepository,
  ) {}

  /** Prices and process rows; the parts in hand are what is stored then. */
  async store(repriced: readonly PartToStore[]): Promise<void> {
    const rows = repriced.flatMap(({ part, rows }) =>
      rows === null ? [] : [{ part, before: part.processes, rows: pricedRows(part, rows) }],
    );
    await this.parts.replaceRowsOf(rows);
    for (const each of rows) each.part.processes = each.rows;
    await this.pricing.storeAll(repriced);
  }
}
