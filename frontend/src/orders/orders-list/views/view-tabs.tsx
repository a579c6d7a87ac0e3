import { Tab, Tabs } from '@mui/material';
import { texts } from '../../../i18n';
import { useSession } from '../../../providers';
import { type Filters, NO_FILTERS } from '../filters';
import type { OrdersView } from '../use-orders-view';
import type { SavedViews } from './use-saved-views';

const { tabs } = texts.orders.views;

const isSame = (one: Filters, other: Filters): boolean =>
  (Object.keys(one) as (keyof Filters)[]).every((name) => one[name] === other[name]);

/** Tabs of the daily filters and of the saved views. Only a saved view changes the columns and the sorting. */
export const ViewTabs = ({ list, saved: { views, shown } }: { list: OrdersView; saved: SavedViews }) => {
  const { user } = useSession();
  const standing = [
    { label: tabs.all, only: '' },
    { label: tabs.mine, only: `created_by_id=${String(user?.id)}` },
    { label: tabs.ending, only: 'validity=ending' },
    { label: tabs.ended, only: 'validity=ended' },
    { label: tabs.answered, only: 'customer_answer=answered' },
    { label: tabs.late, only: 'due=late' },
  ].map((tab) => ({ ...tab, filters: { ...NO_FILTERS, only: tab.only } }));
  const current = shown
    ? shown.id
    : (standing.find(({ filters }) => isSame(filters, list.filters))?.label ?? false);
  return (
    <Tabs
      value={current}
      aria-label={tabs.label}
      variant="scrollable"
      scrollButtons={false}
      sx={{
        minHeight: 36,
        marginBlock: -0.5,
        '& .MuiTab-root': { minHeight: 36, minWidth: 0, paddingBlock: 0 },
      }}
    >
      {standing.map(({ label, filters }) => (
        <Tab key={label} value={label} label={label} onClick={() => list.setFilters(filters)} />
      ))}
      {views.map(({ id, name, query }) => (
        <Tab key={id} value={id} label={name} onClick={() => list.show(query)} />
      ))}
    </Tabs>
  );
};
