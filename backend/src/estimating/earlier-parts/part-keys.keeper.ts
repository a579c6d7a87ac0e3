import { Injectable } from '@nestjs/common';
import { ChangedOrders } from '../../orders/access/changed-orders.js';
import { PartKeysRepository, type KeyOfPart } from './part-keys.repository.js';

/** Keys as they should be that are kept otherwise or not at all, and kept ones of parts that the order has no more. */
export interface KeyDifferences {
  differing: readonly KeyOfPart[];
  gone: readonly KeyOfPart[];
}

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
    await this.settle(await this.differences(orderIds));
  }

  /** What is kept of the orders' parts otherwise than they are. */
  async differences(orderIds: readonly number[]): Promise<KeyDifferences> {
    const current = await this.keys.current(orderIds);
    const kept = new Map((await this.keys.kept(orderIds)).map((key) => [key.part_id, key]));
    const differing = current.filter((key) => {
      const before = kept.get(key.part_id);
      kept.delete(key.part_id);
      return before === undefined || !isSame(before, key);
    });
    return { differing, gone: [...kept.values()] };
  }

  /** Puts them right. Inside of `Database.write`. */
  async settle({ differing, gone }: KeyDifferences): Promise<void> {
    await this.keys.store(differing);
    await this.keys.remove(gone.map(({ part_id }) => part_id));
  }
}

const isSame = (one: KeyOfPart, other: KeyOfPart): boolean =>
  (Object.keys(one) as (keyof KeyOfPart)[]).every((column) => one[column] === other[column]);
