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
    const differences = await this.differences([part], order);
    return toPartView(part, differences.get(id));
  }

  /** The parts of a set in their order, or those of them with these ids. */
  async viewsOfSet(setId: number, order: PricingOrder, ids?: readonly number[]): Promise<PartView[]> {
    const parts = await this.parts.ofSet(setId, ids);
    const differences = await this.differences(parts, order);
    return parts.map((part) => toPartView(part, differences.get(part.id)));
  }

  /** Part id → where its price basis and today's catalogue differ. */
  async differences(parts: readonly SetPart[], order: PricingOrder) {
    return this.pricing.differencesOf(
      parts.map((part) => toPrice(part)),
      order,
    );
  }
}
