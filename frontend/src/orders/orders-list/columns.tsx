import { Box, Tooltip } from '@mui/material';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { type Column, RowMenu, type RowMenuItem } from '../../ui';
import { StatusChip } from '../shared/status-chip';
import { TypeIcon } from '../shared/type-icon';
import type { IndexedOrder } from './filters';
import { deliveryDateOf, documentOf, freightOf, isOverdue, shortAddress, stateOf, totalOf } from './formats';

const { list } = texts.orders;

const WHOLE = 'orders-whole';
const WRAPPED = 'orders-wrapped';

/** The look of the cells' texts, given once to the table (see bodyStyles of DataTable). */
export const cellStyles: Readonly<Record<string, object>> = {
  '& > tr > td:first-of-type': { whiteSpace: 'nowrap' },
  [`& .${WHOLE}`]: { whiteSpace: 'nowrap' },
  [`& .${WRAPPED}`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: '16px',
  },
  [`& .${WRAPPED}[data-muted]`]: { opacity: 0.7 },
  [`& .${WRAPPED}[data-small]`]: { fontSize: 12, lineHeight: '14px', WebkitLineClamp: 3 },
};

/** The delivery date; past due and unfinished it carries a quiet red mark, which also says so in words. */
export const DeliveryDate = ({ row, now }: { row: IndexedOrder; now: string }) => {
  const text = deliveryDateOf(row.order);
  if (!isOverdue(row.order, now)) return <>{text}</>;
  return (
    <Tooltip title={list.overdue}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Box
          component="span"
          role="img"
          aria-label={list.overdue}
          sx={{
            display: 'inline-block',
            width: 7,
            height: 7,
            marginInlineEnd: 0.75,
            borderRadius: '50%',
            backgroundColor: 'error.main',
          }}
        />
        {text}
      </Box>
    </Tooltip>
  );
};

interface WrappedProps {
  text: string;
  title?: string;
  muted?: boolean;
  small?: boolean;
}

/** A text that takes as many lines as a row has room for; whole in its title. */
const Wrapped = ({ text, title = text, muted = false, small = false }: WrappedProps) => (
  <span
    title={title}
    data-muted={muted ? '' : undefined}
    data-small={small ? '' : undefined}
    className={WRAPPED}
  >
    {text}
  </span>
);

/** How large an order is, where the screen is wide. */
const countColumns: readonly Column<IndexedOrder>[] = [
  {
    source: 'sets_count',
    label: list.sets,
    width: 104,
    numeric: true,
    hideBelow: 1600,
    cell: ({ order }) => order.sets_count,
  },
  {
    source: 'parts_count',
    label: list.parts,
    width: 88,
    numeric: true,
    hideBelow: 1600,
    cell: ({ order }) => order.parts_count,
  },
];

/** The columns of specification section 2, and the total where there is room; `now` decides what is past due. */
export const orderColumns = (
  now: string,
  menu: (row: IndexedOrder) => readonly RowMenuItem[],
): readonly Column<IndexedOrder>[] => [
  {
    source: 'id',
    label: list.code,
    width: 92,
    cell: ({ code, order }) => (
      <>
        <TypeIcon type={order.type} />
        {code}
      </>
    ),
  },
  {
    source: 'customer',
    label: list.customer,
    cell: ({ order: { customer } }) => (
      <Wrapped text={customer?.name ?? list.noCustomer} muted={customer === null} />
    ),
  },
  {
    source: 'document',
    label: list.document,
    width: 150,
    hideBelow: 980,
    cell: ({ order }) => <span className={WHOLE}>{documentOf(order)}</span>,
  },
  { source: 'state', label: list.state, width: 66, hideBelow: 720, cell: ({ order }) => stateOf(order) },
  {
    source: 'address',
    label: list.address,
    width: 190,
    hideBelow: 1150,
    cell: ({ order: { customer } }) => (
      <Wrapped text={shortAddress(customer?.address)} title={customer?.address ?? undefined} small />
    ),
  },
  {
    source: 'status',
    label: list.status,
    width: 160,
    cell: ({ order }) => <StatusChip status={order.status} />,
  },
  {
    source: 'delivery_value',
    label: list.freight,
    width: 104,
    numeric: true,
    cell: ({ order }) => <span className={WHOLE}>{freightOf(order)}</span>,
  },
  {
    source: 'total',
    label: list.total,
    width: 132,
    numeric: true,
    hideBelow: 1280,
    cell: ({ order }) => <span className={WHOLE}>{totalOf(order)}</span>,
  },
  ...countColumns,
  {
    source: 'delivery_date',
    label: list.deliveryDate,
    width: 144,
    cell: (row) => (
      <span className={WHOLE}>
        <DeliveryDate row={row} now={now} />
      </span>
    ),
  },
  {
    source: 'actions',
    label: list.actions,
    width: 56,
    sortBy: false,
    cell: (row) => <RowMenu label={texts.common.actionsOf(padNumber(row.id))} items={menu(row)} />,
  },
];
