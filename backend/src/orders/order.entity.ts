import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { User } from '../access/users/user.entity.js';
import { SaleOperation } from '../catalogue/operations/operation.entity.js';
import { Customer } from '../catalogue/customers/customer.entity.js';
import { StoredFile } from '../files/stored-file.entity.js';
import {
  Identified,
  figureColumn,
  flagColumn,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  momentColumn,
  numberListColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../platform/database/columns.js';
import { decorated, shapeWith } from '../platform/shape.js';
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
export class Order extends shapeWith(Identified, {
  type: indexed(textColumn<OrderType>(20)),
  status: decorated(textColumn<OrderStatus>(30), Index('orders_by_status')),
  customer_id: decorated(orNull(integerColumn()), Index('orders_of_customer')),
  delivery_type: orNull(textColumn<DeliveryType>(3)),
  /** Freight, BRL. */
  delivery_value: figureColumn('delivery_value'),
  service_value: figureColumn('service_value'),
  discount: figureColumn('discount'),
  /** Percent; parts without a markup of their own follow it. */
  markup: figureColumn('markup'),
  /** Wall-clock local time, `YYYY-MM-DDTHH:mm[:ss]`, shifted by no time zone. */
  delivery_date: orNull(textColumn(19)),
  estimated_delivery_date: orNull(textColumn()),
  /** The day on which it will be invoiced, `YYYY-MM-DD`: the tax rates of that day count. */
  invoice_date: orNull(textColumn(10)),
  /** The operation by which it is sold; null: the company's usual one. */
  operation_id: orNull(integerColumn()),
  /** The facts that its taxes are computed from; null: the plain rates of NCM and state. Only `orders/tax-basis` makes one. */
  tax_basis: orNull(jsonColumn<TaxBasis>()),
  payment_obs: orNull(longTextColumn()),
  /** Days a quote is valid for; null follows the company. */
  validity_days: orNull(integerColumn()),
  /** Remarks of the quote to the customer. */
  quote_obs: orNull(longTextColumn()),
  /** Whether its customer is reminded by e-mail before its validity ends; no part of what the quote says. */
  remind_customer: flagColumn({ default: false }),
  /** Quantity breaks of the whole quote: how often all of it is offered, ascending. */
  breaks: numberListColumn(),
  os_file_id: orNull(referenceColumn(() => StoredFile, 'SET NULL')),
  /** The owner; set null when the account is deleted. */
  created_by_id: indexed(orNull(referenceColumn(() => User, 'SET NULL'))),
  /** Who approved the quote: a name that outlives the account. */
  approved_by: orNull(textColumn()),
  approved_at: orNull(momentColumn()),
  /** When the quote first went to its customer ('Aguardando resposta'). */
  sent_at: indexed(orNull(momentColumn())),
  /** When the quote was approved or cancelled; null again once a cancelled one is taken up. */
  answered_at: indexed(orNull(momentColumn())),
  /** Why a cancelled quote was lost, where it is known; null for every other. */
  lost_reason: orNull(textColumn<LostReason>(20)),
  /** Reason for the loss in words. */
  lost_note: orNull(textColumn(500)),
  /** The number of its last revision, which an approved one was made from; null where none was frozen. */
  revision: orNull(integerColumn()),
  /** Counts the saves of the order's own fields; a save with an older one is refused. */
  version: integerColumn(),
  created_at: momentColumn(),
  updated_at: momentColumn(),

  // Totals of the order, kept by `kept-totals/` in the transaction of every change: lists show them and sort by them.
  sets_count: integerColumn({ default: 0 }),
  /** Rows of the sets, not pieces. */
  parts_count: integerColumn({ default: 0 }),
  /** Its parts without IPI, BRL. */
  parts_total: figureColumn('final_value', { default: 0 }),
  ipi_total: figureColumn('total_ipi_value', { default: 0 }),
  icms_total: figureColumn('total_icms_value', { default: 0 }),
  total: figureColumn('total', { default: 0 }),
  gross_weight: figureColumn('gross_weight', { default: 0 }),
  net_weight: figureColumn('net_weight', { default: 0 }),

  // Keys that the list sorts the order by, kept by `listed/`: natural ones of the customer's fields in the list, and the delivery date.
  customer_key: textColumn(KEY_LENGTH, { default: '' }),
  document_key: textColumn(KEY_LENGTH, { default: '' }),
  state_key: textColumn(KEY_LENGTH, { default: '' }),
  address_key: textColumn(KEY_LENGTH, { default: '' }),
  /** Empty without a date, since databases differ in where they put NULL. */
  delivery_key: textColumn(19, { default: '' }),
  /**
   * The last day, `YYYY-MM-DD`, on which the quote that its customer has is valid; empty where no customer has one. Kept by
   * `validity/order-validity`.
   */
  validity_key: textColumn(10, { default: '' }),
  /** Its customer's answer to its last revision; empty without one. Kept by `offers/answers/listed-answers`. */
  customer_answer: textColumn<KeptAnswer>(10, { default: '' }),
}) {
  @ManyToOne(() => Customer, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  customer?: Relation<Customer> | null;

  /** Without a key of the database: SQLite would build the table anew. */
  @ManyToOne(() => SaleOperation, { nullable: true, createForeignKeyConstraints: false })
  operation?: Relation<SaleOperation> | null;
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
