import { Injectable } from '@nestjs/common';
import type { BasisDifference } from '../../pricing/domain/basis/basis-differences.js';
import { basisDifferences } from '../../pricing/domain/basis/basis-differences.js';
import { calculatePart } from '../../pricing/domain/part/calculate-part.js';
import { EMPTY_BASIS } from '../../pricing/domain/basis/price-basis.js';
import { icmsValues } from '../../pricing/domain/part/taxes.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { PricingService } from '../../pricing/pricing.service.js';
import { figuresOf } from './part-figures-view.js';
import { choicesOf, inputOf } from './part-figures.js';
import { PartsRepository } from './parts.repository.js';
import type { SetPart } from './set-part.entity.js';

/** What a change of the order means for the parts inside it, and what the catalogue means for them now. */
@Injectable()
export class PartPricingService {
  constructor(
    private readonly parts: PartsRepository,
    private readonly pricing: PricingService,
  ) {}

  /**
   * The order has another customer: the ICMS of all its parts, and nothing else about them. Inside an open
   * `Database.write` that holds the order's lock.
   * @param icms percent of the new customer's state, 0 where there is none
   */
  async recalculateIcms(orderId: number, icms: number): Promise<void> {
    for (const part of await this.parts.ofOrder(orderId)) {
      if (part.price_basis?.icms === icms) continue;
      await this.parts.update(part, {
        ...icmsValues(part.unit_value, part.final_value, icms),
        price_basis: { ...(part.price_basis ?? EMPTY_BASIS), icms },
      });
    }
  }

  /**
   * The order has another markup: every part without one of its own is recalculated, each from its own price basis,
   * so that no new catalogue price comes in. Inside an open `Database.write` that holds the order's lock.
   * @param markup percent
   * @throws Invalid for a result that cannot be stored
   */
  async followMarkup(orderId: number, markup: number): Promise<void> {
    for (const part of await this.parts.ofOrder(orderId)) {
      if (part.markup !== null) continue;
      const basis = part.price_basis ?? EMPTY_BASIS;
      const result = refusingTooLarge(() => calculatePart(inputOf(part), basis, markup));
      await this.parts.update(part, figuresOf(result));
    }
  }

  /**
   * Where the parts' price bases and today's catalogue differ; one query per kind of catalogue entry for all of them.
   * @param parts with `processes` loaded
   * @param icms percent of the order's customer's state now, 0 where there is none
   * @returns part id → differences; a part without any is not in it
   */
  async differencesOf(
    parts: readonly SetPart[],
    icms: number,
  ): Promise<ReadonlyMap<number, readonly BasisDifference[]>> {
    const catalogue = await this.pricing.catalogueFor(parts.map((part) => choicesOf(part)));
    const differences = parts.map((part) => {
      const { price_basis: basis } = part;
      return [
        part.id,
        basis ? basisDifferences(basis, catalogue.basisOf(choicesOf(part), icms)) : [],
      ] as const;
    });
    return new Map(differences.filter(([, found]) => found.length > 0));
  }
}
