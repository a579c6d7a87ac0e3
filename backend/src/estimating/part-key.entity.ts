import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SetPart } from '../orders/parts/set-part.entity.js';
import { indexed, integerColumn, orNull, textColumn } from '../platform/database/columns.js';
import { shape } from '../platform/shape.js';
import type { PartKey } from './domain/part-key.js';

/** The key by which a part is found again, kept with it: `domain/part-key.ts` says what the columns hold. */
@Entity('part_keys')
@Index('part_keys_by_reference', ['customer_id', 'reference_key'])
@Index('part_keys_by_file', ['file_key'])
@Index('part_keys_by_outline', ['outline_length', 'outline_spread'])
@Index('part_keys_by_title', ['title_key', 'length_step', 'width_step'])
export class PartKeyRow
  extends shape({
    order_id: indexed(integerColumn()),
    customer_id: orNull(integerColumn()),
    reference_key: orNull(textColumn(40)),
    title_key: orNull(textColumn(40)),
    length_step: integerColumn(),
    width_step: integerColumn(),
    file_key: orNull(textColumn(80)),
    outline_length: integerColumn(),
    outline_spread: integerColumn(),
  })
  implements PartKey
{
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => SetPart, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  part_id: number;
}

/** How far the keys of parts from before have been made: one row. */
@Entity('part_keys_fill')
export class PartKeysFillRow extends shape({
  /** Parts of the orders before this one have none yet; 0 once all do. */
  next_id: integerColumn(),
}) {
  @PrimaryColumn({ type: 'int' })
  id: number;
}
