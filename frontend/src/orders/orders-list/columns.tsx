import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { deliveryTypes, list } from '../../i18n/orders';
import { type Column, formatDate, formatDateTime, RowMenu, type RowMenuItem } from '../../ui';
import { CustomerAnswer } from '../shared/customer-answer';
import { TypeIcon } from '../shared/type-icon';
import { DeliveryDate, OneLine, OrderState, WHOLE } from './cells';
import { type ColumnName, columnsOf, visibleColumns } from './column-choice';
import type { IndexedOrder } from './filters';
import { documentOf, freightOf, shortAddress, stateOf, totalOf } from './formats';
import { MarginCell } from './list-margins';

const whole = (text: string) => <span className={WHOLE}>{text}</span>;

/**
 * The columns of the list. Where there is no room the address yields first, then document, state and freight;
 * number, customer, status, total and delivery stay. All that were chosen are shown.
 */
const CHOSEN: Readonly<Record<Exclude<ColumnName, 'delivery_date'>, Omit<Column<IndexedOrder>, 'source'>>> = {
  customer: {
    label: list.customer,
    cell: ({ order: { customer } }) => (
      <OneLine text={customer?.name ?? list.noCustomer} muted={customer === null} />
    ),
  },
  document: {
    label: list.document,
    width: 142,
    hideBelow: 985,
    cell: ({ order }) => whole(documentOf(order)),
  },
  state: { label: list.state, width: 52, hideBelow: 845, cell: ({ order }) => stateOf(order) },
  address: {
    label: list.address,
    // Width that the others leave of the table, once the customer's name has its room.
    width: 'clamp(110px, calc(100cqi - 1080px), 420px)',
    hideBelow: 1090,
    cell: ({ order: { customer } }) => (
      <OneLine text={shortAddress(customer?.address)} title={customer?.address ?? undefined} />
    ),
  },
  status: { label: list.status, width: 164, cell: ({ order }) => <OrderState order={order} /> },
  customer_answer: {
    label: list.customerAnswer,
    width: 158,
    sortBy: false,
    cell: ({ order: { customer_answer: answer } }) =>
      answer ? <CustomerAnswer answer={answer} /> : texts.common.empty,
  },
  revision: {
    label: list.revision,
    width: 88,
    sortBy: false,
    cell: ({ order: { revision } }) =>
      revision === null ? texts.common.empty : texts.revisions.name(revision),
  },
  delivery_type: {
    label: list.deliveryType,
    width: 90,
    sortBy: false,
    cell: ({ order: { delivery_type } }) =>
      delivery_type === null ? texts.common.empty : deliveryTypes[delivery_type],
  },
  delivery_value: {
    label: list.freight,
    width: 90,
    numeric: true,
    hideBelow: 795,
    cell: ({ order }) => whole(freightOf(order)),
  },
  total: {
    label: list.total,
    hint: list.totalHint,
    width: 108,
    numeric: true,
    cell: ({ order }) => whole(totalOf(order)),
  },
  margin: {
    label: texts.orders.margins.margin,
    width: 96,
    numeric: true,
    sortBy: false,
    cell: ({ order }) => <MarginCell orderId={order.id} />,
  },
  // How large an order is, where the screen is wide.
  sets_count: {
    label: list.sets,
    width: 104,
    numeric: true,
    hideBelow: 1600,
    cell: ({ order }) => order.sets_count,
  },
  parts_count: {
    label: list.parts,
    width: 88,
    numeric: true,
    hideBelow: 1600,
    cell: ({ order }) => order.parts_count,
  },
  valid_until: {
    label: list.validUntil,
    width: 118,
    cell: ({ order }) => whole(formatDate(order.valid_until)),
  },
  created_by: {
    label: list.owner,
    width: 150,
    sortBy: false,
    cell: ({ order: { created_by } }) => (
      <OneLine text={created_by?.name ?? list.noOwner} muted={created_by === null} />
    ),
  },
  created_at: {
    label: list.createdAt,
    width: 144,
    sortBy: false,
    cell: ({ order }) => whole(formatDateTime(order.created_at)),
  },
  updated_at: {
    label: list.updatedAt,
    width: 144,
    sortBy: false,
    cell: ({ order }) => whole(formatDateTime(order.updated_at)),
  },
};

/** The width of the table from which on a standard column is shown, in px. */
export const shownFrom = (name: ColumnName): number =>
  name === 'delivery_date' ? 0 : (CHOSEN[name].hideBelow ?? 0);

/** The names that the columns have above the table. */
export const columnLabel = (name: ColumnName): string =>
  name === 'delivery_date' ? list.deliveryDate : CHOSEN[name].label;

const code: Column<IndexedOrder> = {
  source: 'id',
  label: list.code,
  width: 86,
  cell: ({ code: padded, order }) => (
    <>
      <TypeIcon type={order.type} />
      {order.gone ? <s>{padded}</s> : padded}
    </>
  ),
};

const deliveryDate = (now: string): Column<IndexedOrder> => ({
  source: 'delivery_date',
  label: list.deliveryDate,
  width: 152,
  cell: (row) => (
    <span className={WHOLE}>
      <DeliveryDate row={row} now={now} />
    </span>
  ),
});

/**
 * The columns of the table.
 * @param now decides what is past due
 * @param chosen names of columns, or '' for the standard ones, of which some are left out where there is no room
 * @param canViewCosts whether the margin may be one of them
 */
export const orderColumns = (
  now: string,
  menu: (row: IndexedOrder) => readonly RowMenuItem[],
  chosen: string,
  canViewCosts: boolean,
): readonly Column<IndexedOrder>[] => [
  code,
  ...visibleColumns(columnsOf(chosen), canViewCosts).map((name): Column<IndexedOrder> => {
    if (name === 'delivery_date') return deliveryDate(now);
    const column = { source: name, ...CHOSEN[name] };
    return chosen === '' ? column : { ...column, hideBelow: undefined };
  }),
  {
    source: 'actions',
    label: list.actions,
    width: 46,
    sortBy: false,
    cell: (row) => <RowMenu label={texts.common.actionsOf(padNumber(row.id))} items={menu(row)} />,
  },
];
