import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { list } from '../../i18n/orders';
import { EmptyState } from '../../ui';
import type { OrdersView } from './use-orders-view';

/** Seen once: with what takes drawings, it is fetched by those who need it. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

/** What the list shows where it has no rows. */
export const NoOrders = ({ view, canCreate }: { view: OrdersView; canCreate: boolean }) => {
  if (view.filtered) {
    return (
      <EmptyState
        message={list.emptyFiltered}
        action={
          <Button variant="outlined" onClick={view.clearFilters}>
            {list.clearFilters}
          </Button>
        }
      />
    );
  }
  if (!canCreate) return <EmptyState message={list.empty} />;
  return (
    <Suspense>
      <FirstSteps />
    </Suspense>
  );
};
