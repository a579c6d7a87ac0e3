import Add from '@mui/icons-material/Add';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, Stack, Tab, Tabs } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, type Location, useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { list } from '../../i18n/orders';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import {
  DataTable,
  EmptyState,
  Page,
  Pager,
  Panel,
  type RowMenuItem,
  useFailureToast,
  usePageTitle,
  usePrefetch,
  useNarrow,
} from '../../ui';
import { useOrderActions } from '../shared/use-order-actions';
import { type ListState, useOrderKeys } from '../shared/use-shortcut';
import { selectColumn, SelectionProvider, useSelection } from './bulk/selection';
import { SelectionBar } from './bulk/selection-bar';
import { cellStyles, chosenCellStyles } from './cells';
import { orderColumns } from './columns';
import { FilterBar } from './filter-bar';
import { type Filters, type IndexedOrder, NO_FILTERS } from './filters';
import { wallClock } from './formats';
import { ListLine } from './list-line';
import { ListMargins } from './list-margins';
import { OrderCards } from './order-cards';
import { type OrdersView, PAGE_SIZE, useOrdersView } from './use-orders-view';
import { type SavedViews, useSavedViews } from './views/use-saved-views';

const { tabs } = texts.orders.views;

const isSame = (one: Filters, other: Filters): boolean =>
  (Object.keys(one) as (keyof Filters)[]).every((name) => one[name] === other[name]);

/** Tabs of the daily filters and of the saved views. Only a saved view changes the columns and the sorting. */
const ViewTabs = ({ list, saved: { views, shown } }: { list: OrdersView; saved: SavedViews }) => {
  const { user } = useSession();
  const standing = [
    { label: tabs.all, only: '' },
    { label: tabs.mine, only: `created_by_id=${String(user?.id)}` },
    { label: tabs.ending, only: 'validity=ending', hint: tabs.hints.ending },
    { label: tabs.ended, only: 'validity=ended', hint: tabs.hints.ended },
    { label: tabs.answered, only: 'customer_answer=answered' },
    { label: tabs.late, only: 'due=late', hint: tabs.hints.late },
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
      {standing.map(({ label, hint, filters }) => (
        <Tab key={label} value={label} label={label} title={hint} onClick={() => list.setFilters(filters)} />
      ))}
      {views.map(({ id, name, query }) => (
        <Tab key={id} value={id} label={name} onClick={() => list.show(query)} />
      ))}
    </Tabs>
  );
};

/** Seen once: with what takes drawings, it is fetched by those who need it. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

/** The message in the place of a list without rows. */
const NoOrders = ({ view, canCreate }: { view: OrdersView; canCreate: boolean }) => {
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

/** The box around the search, which takes the focus on '/', and at once where another screen's '/' led here. */
const useSearchFocus = () => {
  const box = useRef<HTMLDivElement>(null);
  const { state } = useLocation() as Location<ListState | null>;
  const focus = () => box.current?.querySelector('input')?.focus();
  useOrderKeys(true, focus);
  const wanted = state?.search === true;
  useEffect(() => {
    if (wanted) focus();
  }, [wanted]);
  return box;
};

const codeOf = ({ code }: IndexedOrder): string => code;
const hrefOf = ({ id }: IndexedOrder): string => paths.order(id);

/** The screen of an order and the list's dialogs. */
const loadNext = () =>
  Promise.all([
    import('../order-screen/order-screen'),
    import('./views/manage-views-dialog'),
    import('./bulk/asked-dialog'),
  ]);

interface TopProps {
  view: OrdersView;
  saved: SavedViews;
  canCreate: boolean;
}

/** The lists that are a click away, and a new quote. */
const Top = ({ view, saved, canCreate }: TopProps) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
    <ViewTabs list={view} saved={saved} />
    {canCreate && (
      <Button
        component={Link}
        to={paths.order('new')}
        variant="contained"
        color="primary"
        startIcon={<Add />}
        sx={{ flexShrink: 0 }}
      >
        {list.new}
      </Button>
    )}
  </Stack>
);

const NO_ROWS: readonly IndexedOrder[] = [];

const List = () => {
  usePrefetch(loadNext);
  const view = useOrdersView();
  const saved = useSavedViews(view);
  const { menu: actions, dialog } = useOrderActions();
  const { creatableTypes, canViewCosts } = useSession();
  const navigate = useNavigate();
  const open = ({ id }: IndexedOrder) => void navigate(paths.order(id));
  const menu = (row: IndexedOrder): RowMenuItem[] => [
    { label: list.edit, icon: EditOutlined, onClick: () => open(row) },
    ...actions(row.order),
  ];
  const narrow = useNarrow('sm');
  const [now] = useState(() => wallClock(new Date()));
  const { query, rows } = view;
  const failure = query.isError ? messageOf(query.error, list.loadFailed) : undefined;
  const canCreate = creatableTypes.length > 0;
  const toSearch = useSearchFocus();
  const selection = useSelection();
  const columns = [
    ...(selection.active ? [selectColumn] : []),
    ...orderColumns(now, menu, view.columns, canViewCosts),
  ];
  usePageTitle(list.title);
  useFailureToast(query.error, (error) => messageOf(error, list.loadFailed));
  const first = (view.page - 1) * PAGE_SIZE;
  return (
    <Page
      tabs={<Top view={view} saved={saved} canCreate={canCreate} />}
      toolbar={<FilterBar view={view} narrow={narrow} searchBox={toSearch} />}
    >
      <ListLine view={view} saved={saved} selection={selection} narrow={narrow} />
      {selection.active && <SelectionBar selection={selection} sort={view.sort} rows={rows ?? NO_ROWS} />}
      <Panel flush>
        <SelectionProvider value={selection}>
          <ListMargins rows={rows} columns={view.columns}>
            {narrow && rows?.length ? (
              <OrderCards rows={rows} now={now} menu={menu} selecting={selection.active} />
            ) : (
              <DataTable
                label={list.title}
                columns={columns}
                cellStyles={view.columns === '' ? cellStyles : chosenCellStyles}
                dense
                rows={rows}
                error={rows === undefined ? failure : undefined}
                onRetry={() => void query.refetch()}
                empty={<NoOrders view={view} canCreate={canCreate} />}
                sort={view.sort}
                onSort={view.setSort}
                onOpen={open}
                hrefOf={hrefOf}
                rowName={codeOf}
              />
            )}
          </ListMargins>
        </SelectionProvider>
        {view.pages > 1 && (
          <Pager
            page={view.page}
            pages={view.pages}
            onChange={view.setPage}
            summary={
              view.uncounted
                ? undefined
                : texts.common.range(first + 1, Math.min(first + PAGE_SIZE, view.matching), view.matching)
            }
          />
        )}
      </Panel>
      {dialog}
    </Page>
  );
};

/** The list of quotes and orders (route / and /orders); a new visit reads its filters from the address. */
export const OrdersList = () => <List key={useLocation().key} />;
