import { Injectable } from '@nestjs/common';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import type { Viewer } from '../../orders/domain/visibility.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { quoteDifference } from '../domain/difference.js';
import { RevisionReader } from '../revision-reader.service.js';
import { revisionTexts } from '../revisions.texts.js';
import { compared } from './compared.js';
import { toDifferenceView, type DifferenceView } from './difference.view.js';

/**
 * Which of two states is the older one; a `to` of null is the quote as it is now.
 * @throws Invalid for one revision twice
 */
export function inOrder(from: number, to: number | null): { from: number; to: number | null } {
  if (from === to) throw Invalid.field('to', revisionTexts.sameRevision);
  return to === null || from < to ? { from, to } : { from: to, to: from };
}

/** The difference between two revisions of a quote, or since one of them. */
@Injectable()
export class RevisionDifference {
  constructor(
    private readonly access: OrderAccessService,
    private readonly orders: OrderReader,
    private readonly revisions: RevisionReader,
  ) {}

  /**
   * From the older state to the newer one, whichever way they are asked for.
   * @param to the newer revision; null is the quote as it is now
   * @throws NotFound, Invalid for one revision twice, or for a difference that is too large
   */
  async compare(viewer: Viewer, orderId: number, from: number, to: number | null): Promise<DifferenceView> {
    await this.access.readable(viewer, orderId);
    const states = inOrder(from, to);
    const before = await this.state(orderId, states.from);
    const after =
      states.to === null ? await this.orders.getTree(viewer, orderId) : await this.state(orderId, states.to);
    return refusingTooLarge(() =>
      toDifferenceView(quoteDifference(compared(before), compared(after)), states),
    );
  }

  private async state(orderId: number, number: number): Promise<OrderTree> {
    const { order } = await this.revisions.content(await this.revisions.revision(orderId, number));
    return order;
  }
}
