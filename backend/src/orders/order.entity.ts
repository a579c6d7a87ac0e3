import {
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../access/users/user.entity.js';
import { Customer } from '../catalogue/customers/customer.entity.js';
import { StoredFile } from '../files/stored-file.entity.js';
import {
  FigureColumn,
  IntegerColumn,
  LongTextColumn,
  MomentColumn,
  TextColumn,
} from '../platform/database/columns.js';
import type { DeliveryType, LostReason, OrderStatus, OrderType } from './domain/order-types.js';
import { OrderSet } from './sets/order-set.entity.js';

/** A quote (pre_order) or a production order (order): the root of sets and parts. */
@Entity('orders')
export class Order {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @TextColumn(20)
  type: OrderType;

  @Index()
  @TextColumn(30)
  status: OrderStatus;

  @IntegerColumn({ nullable: true })
  customer_id: number | null;

  @ManyToOne(() => Customer, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Relation<Customer> | null;

  @TextColumn(3, { nullable: true })
  delivery_type: DeliveryType | null;

  /** Freight, BRL. */
  @FigureColumn('delivery_value')
  delivery_value: number;

  @FigureColumn('service_value')
  service_value: number;

  @FigureColumn('discount')
  discount: number;

  /** Percent; parts without a markup of their own follow it. */
  @FigureColumn('markup')
  markup: number;

  /** Wall-clock local time, `YYYY-MM-DDTHH:mm[:ss]`, shifted by no time zone. */
  @TextColumn(19, { nullable: true })
  delivery_date: string | null;

  @TextColumn(255, { nullable: true })
  estimated_delivery_date: string | null;

  @LongTextColumn({ nullable: true })
  payment_obs: string | null;

  /** Days a quote is valid for; null follows the company. */
  @IntegerColumn({ nullable: true })
  validity_days: number | null;

  /** What the quote remarks to the customer. */
  @LongTextColumn({ nullable: true })
  quote_obs: string | null;

  @IntegerColumn({ nullable: true })
  os_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'os_file_id' })
  os_stored_file?: Relation<StoredFile> | null;

  /** The owner; set null when the account is deleted. */
  @Index()
  @IntegerColumn({ nullable: true })
  created_by_id: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'created_by_id' })
  created_by?: Relation<User> | null;

  /** Who approved the quote: a name that outlives the account. */
  @TextColumn(255, { nullable: true })
  approved_by: string | null;

  @MomentColumn({ nullable: true })
  approved_at: string | null;

  /** When the quote first went to its customer ('Aguardando resposta'). */
  @Index()
  @MomentColumn({ nullable: true })
  sent_at: string | null;

  /** When the quote was approved or cancelled; null again once a cancelled one is taken up. */
  @Index()
  @MomentColumn({ nullable: true })
  answered_at: string | null;

  /** Why a cancelled quote was lost, where it is known; null for every other. */
  @TextColumn(20, { nullable: true })
  lost_reason: LostReason | null;

  /** The same in words. */
  @TextColumn(500, { nullable: true })
  lost_note: string | null;

  /** Counts the saves of the order's own fields; a save with an older one is refused. */
  @IntegerColumn()
  version: number;

  @MomentColumn()
  created_at: string;

  @MomentColumn()
  updated_at: string;

  // What it amounts to, kept by `kept-totals/` in the transaction of every change: what lists show and sort by.

  @IntegerColumn({ default: 0 })
  sets_count: number;

  /** Rows of the sets, not pieces. */
  @IntegerColumn({ default: 0 })
  parts_count: number;

  /** Its parts without IPI, BRL. */
  @FigureColumn('final_value', { default: 0 })
  parts_total: number;

  @FigureColumn('total_ipi_value', { default: 0 })
  ipi_total: number;

  @FigureColumn('total_icms_value', { default: 0 })
  icms_total: number;

  @FigureColumn('total', { default: 0 })
  total: number;

  @FigureColumn('gross_weight', { default: 0 })
  gross_weight: number;

  @FigureColumn('net_weight', { default: 0 })
  net_weight: number;

  @OneToMany(() => OrderSet, (set) => set.order)
  sets?: Relation<OrderSet>[];
}

/** The columns of an order that say what it amounts to. BRL and kg. */
export type KeptTotals = Pick<
  Order,
  | 'sets_count'
  | 'parts_count'
  | 'parts_total'
  | 'ipi_total'
  | 'icms_total'
  | 'total'
  | 'gross_weight'
  | 'net_weight'
>;
