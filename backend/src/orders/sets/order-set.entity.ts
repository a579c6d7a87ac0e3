import { Entity, Index, ManyToOne, OneToMany, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  FigureColumn,
  IntegerColumn,
  LongTextColumn,
  NumberListColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { PartStatus, SetUnit } from '../domain/order-types.js';
import { Order } from '../order.entity.js';
import { SetPart } from '../parts/set-part.entity.js';

/** A set (conjunto): parts that are delivered together, `quantity` times. */
@Entity('order_sets')
export class OrderSet {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  order_id: number;

  @ManyToOne(() => Order, (order) => order.sets, {
    nullable: false,
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  order?: Relation<Order>;

  /** Place within the order, from 1. */
  @IntegerColumn()
  position: number;

  @TextColumn()
  name: string;

  @TextColumn(20)
  status: PartStatus;

  @FigureColumn('set_quantity')
  quantity: number;

  /** Quantity breaks: other quantities that the quote offers, ascending. */
  @NumberListColumn()
  breaks: number[];

  @TextColumn(10)
  unit: SetUnit;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;

  @TextColumn(255, { nullable: true })
  reference: string | null;

  @LongTextColumn({ nullable: true })
  obs: string | null;

  @IntegerColumn({ nullable: true })
  content_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  content_file?: Relation<StoredFile> | null;

  @IntegerColumn()
  version: number;

  @OneToMany(() => SetPart, (part) => part.set)
  parts?: Relation<SetPart>[];
}
