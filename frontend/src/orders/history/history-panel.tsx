import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { CollapsiblePanel, ErrorState, FormSkeleton } from '../../ui';
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
  return (
    <CollapsiblePanel title={history.title} open={open} onToggle={() => setOpen(!open)}>
      <Box sx={{ padding: '0 16px 12px', maxHeight: 480, overflow: 'auto' }}>
        <Events order={order} />
      </Box>
    </CollapsiblePanel>
  );
};
