import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SetPart } from '../orders/parts/set-part.entity.js';
import { IntegerColumn, TextColumn } from '../platform/database/columns.js';
import type { PartKey } from './domain/part-key.js';

/** The key by which a part is found again, kept with it: `domain/part-key.ts` says what the columns hold. */
@Entity('part_keys')
@Index('part_keys_by_reference', ['customer_id', 'reference_key'])
@Index('part_keys_by_file', ['file_key'])
@Index('part_keys_by_outline', ['outline_length', 'outline_spread'])
@Index('part_keys_by_title', ['title_key', 'length_step', 'width_step'])
export class PartKeyRow implements PartKey {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => SetPart, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  part_id: number;

  @Index()
  @IntegerColumn()
  order_id: number;

  @IntegerColumn({ nullable: true })
  customer_id: number | null;

  @TextColumn(40, { nullable: true })
  reference_key: string | null;

  @TextColumn(40, { nullable: true })
  title_key: string | null;

  @IntegerColumn()
  length_step: number;

  @IntegerColumn()
  width_step: number;

  @TextColumn(80, { nullable: true })
  file_key: string | null;

  @IntegerColumn()
  outline_length: number;

  @IntegerColumn()
  outline_spread: number;
}

/** How far the keys of parts from before have been made: one row. */
@Entity('part_keys_fill')
export class PartKeysFillRow {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Parts of the orders before this one have none yet; 0 once all do. */
  @IntegerColumn()
  next_id: number;
}
