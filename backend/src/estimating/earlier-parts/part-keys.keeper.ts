import { Injectable } from '@nestjs/common';
import { ChangedOrders } from '../../orders/access/changed-orders.js';
import { PartKeysRepository, type KeyOfPart } from './part-keys.repository.js';

/** Keeps what parts are found again by: at the end of every transaction that may have changed it. */
@Injectable()
export class PartKeysKeeper {
  constructor(
    private readonly keys: PartKeysRepository,
    changed: ChangedOrders,
  ) {
    changed.follow('part keys', (id) => this.keep([id]), { words: true, sizes: true });
  }

  /** Brings the keys of orders' parts up to date, and writes what differs. Inside of `Database.write`, with their locks. */
  async keep(orderIds: readonly number[]): Promise<void> {
    const current = await this.keys.current(orderIds);
    const kept = new Map((await this.keys.kept(orderIds)).map((key) => [key.part_id, key]));
    const differing = current.filter((key) => {
      const before = kept.get(key.part_id);
      kept.delete(key.part_id);
      return before === undefined || !isSame(before, key);
    });
    await this.keys.store(differing);
    await this.keys.remove([...kept.keys()]);
  }
}

const isSame = (one: KeyOfPart, other: KeyOfPart): boolean =>
  (Object.keys(one) as (keyof KeyOfPart)[]).every((column) => one[column] === other[column]);
