import { Button } from '@mui/material';
import { Link } from 'react-router';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { EmptyState } from '../../ui';
import type { OrdersView } from './use-orders-view';

const { list } = texts.orders;

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
  const create = (
    <Button variant="outlined" component={Link} to={paths.order('new')}>
      {list.new}
    </Button>
  );
  return <EmptyState message={list.empty} action={canCreate && create} />;
};
