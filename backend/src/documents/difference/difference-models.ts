import { Injectable } from '@nestjs/common';
import { DocumentLoader } from '../loading/document-loader.js';
import { differenceModel, type DifferenceModel } from '../models/difference-model.js';
import type { ComparedStates } from './print-difference.job.js';

/** What the document of a difference says, from the two states that it compares. */
@Injectable()
export class DifferenceModels {
  constructor(private readonly loader: DocumentLoader) {}

  /** @throws NotFound */
  async of({ order_id, from, to }: ComparedStates): Promise<DifferenceModel> {
    const before = await this.loader.loadState(order_id, from);
    return differenceModel(before, await this.loader.loadState(order_id, to));
  }
}
