import { Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { RowMenu, type RowMenuItem } from '../../ui';
import { TypeIcon } from '../shared/type-icon';
import { SelectOrder } from './bulk/selection';
import { DeliveryDate, OrderState } from './cells';
import type { IndexedOrder } from './filters';
import { stateOf, totalOf } from './formats';

interface OrderCardsProps {
  rows: readonly IndexedOrder[];
  now: string;
  menu: (row: IndexedOrder) => readonly RowMenuItem[];
  /** Whether orders are being selected. */
  selecting: boolean;
}

const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 };

const OrderCard = ({ row, now, menu, selecting }: Omit<OrderCardsProps, 'rows'> & { row: IndexedOrder }) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      alignItems: 'center',
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-child': { borderBottom: 0 },
    }}
  >
    {selecting && (
      <Box sx={{ paddingInlineStart: 1.5 }}>
        <SelectOrder row={row} />
      </Box>
    )}
    <Box
      component={Link}
      to={paths.order(row.id)}
      aria-label={texts.orders.list.openOrder(row.code)}
      sx={{ flexGrow: 1, minWidth: 0, padding: '10px 0 10px 14px', textDecoration: 'none' }}
    >
      <Box sx={line}>
        <Typography component="span" noWrap variant="label" sx={{ flexShrink: 0 }}>
          <TypeIcon type={row.order.type} />
          {row.code}
        </Typography>
        <Typography component="span" noWrap sx={{ flexGrow: 1 }}>
          {row.order.customer?.name ?? texts.orders.list.noCustomer}
        </Typography>
      </Box>
      <Box sx={{ ...line, marginTop: 0.5, justifyContent: 'space-between' }}>
        <OrderState order={row.order} />
        <span>{totalOf(row.order)}</span>
      </Box>
      <Box
        sx={{
          ...line,
          color: 'text.secondary',
          typography: 'note',
          marginTop: 0.5,
          justifyContent: 'space-between',
        }}
      >
        <span>{stateOf(row.order)}</span>
        <DeliveryDate row={row} now={now} />
      </Box>
    </Box>
    <Box sx={{ paddingInline: 0.5 }}>
      <RowMenu label={texts.common.actionsOf(row.code)} items={menu(row)} />
    </Box>
  </Stack>
);

/** The list below 700 px: three lines an order, the first of which has room for the customer's name. */
export const OrderCards = ({ rows, ...rest }: OrderCardsProps) => (
  <ul aria-label={texts.orders.list.title}>
    {rows.map((row) => (
      <OrderCard key={row.id} row={row} {...rest} />
    ))}
  </ul>
);
