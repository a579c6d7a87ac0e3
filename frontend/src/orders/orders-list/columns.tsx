import { Box, Tooltip } from '@mui/material';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { type Column, RowMenu, type RowMenuItem } from '../../ui';
import { StatusChip } from '../shared/status-chip';
import type { IndexedOrder } from './filters';
import { deliveryDateOf, documentOf, freightOf, isOverdue, shortAddress, stateOf } from './formats';

const { list } = texts.orders;

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

const Customer = ({ row }: { row: IndexedOrder }) => (
  <Box component="span" sx={row.order.customer ? undefined : { color: 'text.secondary' }}>
    {row.order.customer?.name ?? list.noCustomer}
  </Box>
);

const Address = ({ address }: { address: string | null | undefined }) => (
  <Box
    component="span"
    title={address ?? undefined}
    sx={{
      display: 'block',
      maxWidth: 420,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }}
  >
    {shortAddress(address)}
  </Box>
);

/** The columns of specification section 2; `now` decides what is past due. */
export const orderColumns = (
  now: string,
  menu: (row: IndexedOrder) => readonly RowMenuItem[],
): readonly Column<IndexedOrder>[] => [
  { source: 'id', label: list.code, width: 90, cell: ({ code }) => code },
  { source: 'customer', label: list.customer, cell: (row) => <Customer row={row} /> },
  {
    source: 'document',
    label: list.document,
    width: 160,
    cell: ({ order }) => <Box sx={{ whiteSpace: 'nowrap' }}>{documentOf(order)}</Box>,
  },
  { source: 'state', label: list.state, width: 72, cell: ({ order }) => stateOf(order) },
  {
    source: 'address',
    label: list.address,
    cell: ({ order }) => <Address address={order.customer?.address} />,
  },
  {
    source: 'status',
    label: list.status,
    width: 170,
    cell: ({ order }) => <StatusChip status={order.status} />,
  },
  {
    source: 'delivery_value',
    label: list.freight,
    width: 120,
    numeric: true,
    cell: ({ order }) => <Box sx={{ whiteSpace: 'nowrap' }}>{freightOf(order)}</Box>,
  },
  {
    source: 'delivery_date',
    label: list.deliveryDate,
    width: 172,
    cell: (row) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <DeliveryDate row={row} now={now} />
      </Box>
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
