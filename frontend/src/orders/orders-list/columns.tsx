import { Box, Tooltip } from '@mui/material';
import type { CSSProperties } from 'react';
import { padNumber } from '../../api';
import { texts } from '../../i18n';
import { type Column, RowMenu, type RowMenuItem } from '../../ui';
import { StatusChip } from '../shared/status-chip';
import type { IndexedOrder } from './filters';
import { deliveryDateOf, documentOf, freightOf, isOverdue, shortAddress, stateOf } from './formats';

const { list } = texts.orders;

const CUT = 'orders-cut';
const WHOLE = 'orders-whole';

/** The look of the cells' texts, given once to the table (see bodyStyles of DataTable). */
export const cellStyles: Readonly<Record<string, CSSProperties>> = {
  [`& .${CUT}`]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [`& .${CUT}[data-muted]`]: { color: 'text.secondary' },
  [`& .${WHOLE}`]: { whiteSpace: 'nowrap' },
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

/** A text that gives way where the table is too narrow for it; whole in its title. */
const Cut = ({
  text,
  width,
  title = text,
  muted,
}: {
  text: string;
  width: string;
  title?: string;
  muted?: boolean;
}) => (
  <span title={title} data-muted={muted ? '' : undefined} className={CUT} style={{ maxWidth: width }}>
    {text}
  </span>
);

/** The columns of specification section 2; `now` decides what is past due. */
export const orderColumns = (
  now: string,
  menu: (row: IndexedOrder) => readonly RowMenuItem[],
): readonly Column<IndexedOrder>[] => [
  { source: 'id', label: list.code, width: 84, cell: ({ code }) => code },
  {
    source: 'customer',
    label: list.customer,
    cell: ({ order: { customer } }) => (
      <Cut
        text={customer?.name ?? list.noCustomer}
        muted={customer === null}
        width="clamp(110px, calc(25vw - 190px), 360px)"
      />
    ),
  },
  {
    source: 'document',
    label: list.document,
    width: 150,
    cell: ({ order }) => <span className={WHOLE}>{documentOf(order)}</span>,
  },
  { source: 'state', label: list.state, width: 72, cell: ({ order }) => stateOf(order) },
  {
    source: 'address',
    label: list.address,
    cell: ({ order: { customer } }) => (
      <Cut
        text={shortAddress(customer?.address)}
        title={customer?.address ?? undefined}
        width="clamp(80px, calc(38vw - 470px), 480px)"
      />
    ),
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
    width: 108,
    numeric: true,
    cell: ({ order }) => <span className={WHOLE}>{freightOf(order)}</span>,
  },
  {
    source: 'delivery_date',
    label: list.deliveryDate,
    width: 160,
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
