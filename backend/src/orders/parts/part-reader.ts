import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { toPrice } from '../repricing/domain/part-to-price.js';
import { RepricingService, type PricingOrder } from '../repricing/repricing.service.js';
import { toPartView, type PartView } from './part-view.js';
import { PartsRepository } from './parts.repository.js';
import type { SetPart } from './set-part.entity.js';

/** Reads parts, and shows them with where their prices differ from today's catalogue. */
@Injectable()
export class PartReader {
  constructor(
    private readonly parts: PartsRepository,
    private readonly pricing: RepricingService,
  ) {}

  /** @throws NotFound */
  async find(id: number): Promise<SetPart> {
    const part = await this.parts.find(id);
    if (!part) throw new NotFound(messages.http.notFound);
    return part;
  }

  /** @throws NotFound */
  async view(id: number, order: PricingOrder): Promise<PartView> {
    const part = await this.find(id);
    const changes = await this.catalogueChanges([part], order);
    return toPartView(part, changes.get(id));
  }

  /** The parts of a set in their order, or those of them with these ids. */
  async viewsOfSet(setId: number, order: PricingOrder, ids?: readonly number[]): Promise<PartView[]> {
    const parts = await this.parts.ofSet(setId, ids);
    const changes = await this.catalogueChanges(parts, order);
    return parts.map((part) => toPartView(part, changes.get(part.id)));
  }

  /** Part id → what the catalogue's changes since it was calculated would make of it. */
  async catalogueChanges(parts: readonly SetPart[], order: PricingOrder) {
    return this.pricing.catalogueChangesOf(
      parts.map((part) => toPrice(part)),
      order,
    );
  }
}
