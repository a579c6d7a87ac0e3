import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, ButtonBase, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, FormSkeleton } from '../../ui';
import { useCatalogue } from '../shared/use-catalogue';
import type { Order } from '../data/types';
import { HistoryEntry } from './history-entry';
import { useOrderHistory } from './use-order-history';

const { history } = texts.orders;

type HistoryOf = Pick<Order, 'id' | 'version'>;

/** Asked for when it is opened, and not before. */
const Events = ({ order }: { order: HistoryOf }) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrderHistory(order);
  const { rows: customers } = useCatalogue('customers');
  if (data === undefined) {
    return error ? (
      <ErrorState message={messageOf(error, history.failed)} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton fields={2} />
    );
  }
  const events = data.pages.flat();
  if (events.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{history.empty}</Typography>;
  const customerName = (id: number) => customers?.find((customer) => customer.id === id)?.name;
  return (
    <>
      <Box component="ol" aria-label={history.title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {events.map((event) => (
          <HistoryEntry key={event.id} event={event} customerName={customerName} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {history.more}
        </Button>
      )}
    </>
  );
};

/** 'Histórico': who did what to the order, when; closed until it is asked for. */
export const HistoryPanel = ({ order }: { order: HistoryOf }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box
      component="section"
      sx={{ backgroundColor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{
          width: '100%',
          minHeight: 44,
          fontFamily: 'inherit',
          paddingInline: 2,
          gap: 2,
          justifyContent: 'flex-start',
        }}
      >
        <ExpandMore
          sx={{
            fontSize: 20,
            marginInline: -0.75,
            color: 'text.secondary',
            transform: open ? undefined : 'rotate(-90deg)',
            transition: 'transform 120ms',
          }}
        />
        <Typography variant="h2">{history.title}</Typography>
      </ButtonBase>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ padding: '0 16px 12px', maxHeight: 480, overflow: 'auto' }}>
          <Events order={order} />
        </Box>
      </Collapse>
    </Box>
  );
};
