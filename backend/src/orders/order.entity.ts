import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { User } from '../access/users/user.entity.js';
import { SaleOperation } from '../catalogue/operations/operation.entity.js';
import { Customer } from '../catalogue/customers/customer.entity.js';
import { StoredFile } from '../files/stored-file.entity.js';
import {
  FigureColumn,
  FlagColumn,
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  NumberListColumn,
  ReferenceColumn,
  TextColumn,
} from '../platform/database/columns.js';
import { KEY_LENGTH } from '../platform/database/natural-key.js';
import type { TaxBasis } from '../pricing/domain/taxes/tax-rules.js';
import type { KeptAnswer } from './domain/customer-answer.js';
import type { DeliveryType, LostReason, OrderStatus, OrderType } from './domain/order-types.js';

/** A quote (pre_order) or a production order (order): the root of sets and parts. */
@Entity('orders')
@Index('orders_by_customer', ['status', 'customer_key'])
@Index('orders_by_document', ['status', 'document_key'])
@Index('orders_by_state', ['status', 'state_key'])
@Index('orders_by_address', ['status', 'address_key'])
@Index('orders_by_freight', ['status', 'delivery_value'])
@Index('orders_by_total', ['status', 'total'])
@Index('orders_by_sets', ['status', 'sets_count'])
@Index('orders_by_parts', ['status', 'parts_count'])
@Index('orders_by_delivery', ['status', 'delivery_key'])
@Index('orders_by_validity', ['status', 'validity_key'])
@Index('own_orders', ['created_by_id', 'status'])
@Index('own_orders_by_customer', ['created_by_id', 'status', 'customer_key'])
@Index('own_orders_by_total', ['created_by_id', 'status', 'total'])
@Index('own_orders_by_delivery', ['created_by_id', 'status', 'delivery_key'])
@Index('own_orders_by_validity', ['created_by_id', 'status', 'validity_key'])
export class Order extends Identified {
  @Index()
  @TextColumn(20)
  type: OrderType;

  @Index('orders_by_status')
  @TextColumn(30)
  status: OrderStatus;

  @Index('orders_of_customer')
  @IntegerColumn({ nullable: true })
  customer_id: number | null;

  @ManyToOne(() => Customer, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
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

  /** The day on which it will be invoiced, `YYYY-MM-DD`: the tax rates of that day count. */
  @TextColumn(10, { nullable: true })
  invoice_date: string | null;

  /** The operation by which it is sold; null: the company's usual one. */
  @IntegerColumn({ nullable: true })
  operation_id: number | null;

  /** Without a key of the database: SQLite would build the table anew. */
  @ManyToOne(() => SaleOperation, { nullable: true, createForeignKeyConstraints: false })
  operation?: Relation<SaleOperation> | null;

  /** The facts that its taxes are computed from; null: the plain rates of NCM and state. Only `orders/tax-basis` makes one. */
  @JsonColumn({ nullable: true })
  tax_basis: TaxBasis | null;

  @LongTextColumn({ nullable: true })
  payment_obs: string | null;

  /** Days a quote is valid for; null follows the company. */
  @IntegerColumn({ nullable: true })
  validity_days: number | null;

  /** Remarks of the quote to the customer. */
  @LongTextColumn({ nullable: true })
  quote_obs: string | null;

  /** Whether its customer is reminded by e-mail before its validity ends; no part of what the quote says. */
  @FlagColumn({ default: false })
  remind_customer: boolean;

  /** Quantity breaks of the whole quote: how often all of it is offered, ascending. */
  @NumberListColumn()
  breaks: number[];

  @ReferenceColumn(() => StoredFile, 'SET NULL', { nullable: true })
  os_file_id: number | null;

  /** The owner; set null when the account is deleted. */
  @Index()
  @ReferenceColumn(() => User, 'SET NULL', { nullable: true })
  created_by_id: number | null;

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

  /** Reason for the loss in words. */
  @TextColumn(500, { nullable: true })
  lost_note: string | null;

  /** The number of its last revision, which an approved one was made from; null where none was frozen. */
  @IntegerColumn({ nullable: true })
  revision: number | null;

  /** Counts the saves of the order's own fields; a save with an older one is refused. */
  @IntegerColumn()
  version: number;

  @MomentColumn()
  created_at: string;

  @MomentColumn()
  updated_at: string;

  // Totals of the order, kept by `kept-totals/` in the transaction of every change: lists show them and sort by them.

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

  // Keys that the list sorts the order by, kept by `listed/`: natural ones of the customer's fields in the list, and the delivery date.

  @TextColumn(KEY_LENGTH, { default: '' })
  customer_key: string;

  @TextColumn(KEY_LENGTH, { default: '' })
  document_key: string;

  @TextColumn(KEY_LENGTH, { default: '' })
  state_key: string;

  @TextColumn(KEY_LENGTH, { default: '' })
  address_key: string;

  /** Empty without a date, since databases differ in where they put NULL. */
  @TextColumn(19, { default: '' })
  delivery_key: string;

  /**
   * The last day, `YYYY-MM-DD`, on which the quote that its customer has is valid; empty where no customer has one. Kept by
   * `validity/order-validity`.
   */
  @TextColumn(10, { default: '' })
  validity_key: string;

  /** Its customer's answer to its last revision; empty without one. Kept by `offers/answers/listed-answers`. */
  @TextColumn(10, { default: '' })
  customer_answer: KeptAnswer;
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

/** The columns of an order that the list sorts it by, besides what it shows. */
export type ListKeys = Pick<
  Order,
  'customer_key' | 'document_key' | 'state_key' | 'address_key' | 'delivery_key'
>;
