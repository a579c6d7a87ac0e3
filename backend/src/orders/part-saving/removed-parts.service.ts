import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { PartStates } from './part-states.service.js';
import type { KeptStateView } from './parts-batch.view.js';

/** Removes many parts at once; inside an open `Database.write`. */
@Injectable()
export class RemovedParts {
  constructor(
    private readonly parts: PartsRepository,
    private readonly history: OrderHistoryService,
    private readonly files: FilesService,
    private readonly states: PartStates,
  ) {}

  /**
   * Removes the parts with their process rows and closes the gaps. Their files go as well, unless what they were is kept:
   * then with that.
   */
  async remove(
    actor: Actor,
    orderId: number,
    removed: readonly LoadedPart[],
    keep: boolean,
  ): Promise<KeptStateView[]> {
    if (removed.length === 0) return [];
    await this.parts.removeAll(removed);
    const events = removed.map(({ id, title, final_value }) => ({
      part_id: id,
      part: title,
      final_value: [final_value, null],
    }));
    await this.history.recordAll(actor, orderId, 'part_deleted', events);
    if (keep) return this.states.keepRemoved(actor, orderId, removed);
    await this.files.release(removed.flatMap(fileIdsOf));
    return [];
  }
}
