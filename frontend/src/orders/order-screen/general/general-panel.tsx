import { Box, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { screen } from '../../../i18n/orders';
import { CollapsiblePanel, formatDateTime, formatMoney, formatFigure, useNarrow } from '../../../ui';
import type { Order } from '../../data/types';
import { GeneralFields, type GeneralProps } from './general-fields';
import { OsFileCard } from './os-file-card';

/** One line that says what the closed form holds, besides what the title has: the type, and where there is room the customer. */
const Summary = ({ order }: { order: Order }) => {
  const narrow = useNarrow('sm');
  const lines: [string, ReactNode][] = [[screen.markup, formatFigure('markup', order.markup)]];
  if (narrow) {
    const customer = (
      <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {order.customer?.name ?? screen.noCustomer}
      </Box>
    );
    lines.unshift([screen.customer, customer]);
  }
  if (order.delivery_type) {
    lines.push([screen.deliveryType, `${order.delivery_type} ${formatMoney(order.delivery_value)}`]);
  }
  if (order.delivery_date)
    lines.push([screen.deliveryDate, formatDateTime(order.delivery_date).replace(' 00:00:00', '')]);
  if (order.payment_obs) lines.push([screen.paymentObs, order.payment_obs]);
  return (
    <Stack
      component="dl"
      direction="row"
      sx={{
        margin: 0,
        columnGap: 2.5,
        rowGap: 0.25,
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      {lines.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            gap: 0.75,
            typography: 'small',
            lineHeight: '18px',
            minWidth: 0,
            maxWidth: 480,
            '&:not(:last-of-type)': { flexShrink: 0 },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Stack>
  );
};

/** 'Informações gerais': open on new orders, closed to one line on saved ones; a refused field opens it again, and one that is asked for. */
export const GeneralPanel = ({ order, form, asked }: GeneralProps) => {
  const [chosen, setChosen] = useState(order === null || asked.times > 0);
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setChosen(true);
  }
  const open = chosen || Object.keys(form.errors).length > 0;
  return (
    <CollapsiblePanel
      title={screen.general}
      summary={!open && order && <Summary order={order} />}
      open={open}
      onToggle={() => setChosen(!open)}
    >
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 3, padding: '8px 16px 20px' }}>
        <GeneralFields order={order} form={form} asked={asked} />
        <Box
          sx={{
            width: { lg: 236 },
            flexShrink: 0,
            borderInlineStart: { lg: 1 },
            borderColor: { lg: 'divider' },
            paddingInlineStart: { lg: 3 },
          }}
        >
          <OsFileCard order={order} disabled={order !== null && !order.can.edit} />
        </Box>
      </Stack>
    </CollapsiblePanel>
  );
};
