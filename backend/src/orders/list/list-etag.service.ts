import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RawListQuery } from '../../platform/http/list-query.js';
import { seesAll, type Viewer } from '../domain/visibility.js';
import { OrderCountsRepository } from '../listed/order-counts.repository.js';
import { COLUMNS } from './order-list.repository.js';

/**
 * The entity tag of the whole list, from counters that every change moves on: that nothing changed is known without reading an
 * order.
 */
@Injectable()
export class ListEtag {
  constructor(private readonly counts: OrderCountsRepository) {}

  /** The tag of what this query answers the viewer now; to be read before the list itself. */
  async of(viewer: Viewer, { sort, range, filter }: RawListQuery): Promise<string> {
    const [revision, names] = [await this.counts.revision(viewer), await this.counts.ownerNames()];
    const whose = seesAll(viewer) ? 'all' : viewer.id;
    const shape = Object.keys(COLUMNS);
    const shown = JSON.stringify([revision, names, whose, shape, sort, range, filter]);
    return `W/"${createHash('sha1').update(shown).digest('base64url')}"`;
  }
}
