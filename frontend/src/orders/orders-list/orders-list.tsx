import { Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, type Location, useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { DataTable, EmptyState, Page, Pager, Panel, usePageTitle, useToast } from '../../ui';
import { cellStyles, chosenCellStyles } from './cells';
import { orderColumns } from './columns';
import { ShortcutHelp } from '../shared/shortcut-help';
import { type ListState, useOrderKeys } from '../shared/use-order-keys';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';
import type { IndexedOrder } from './filters';
import { wallClock } from './formats';
import { OrderCards } from './order-cards';
import { type OrdersView, PAGE_SIZE, useOrdersView } from './use-orders-view';
import { useRowActions } from './use-row-actions';
import { ColumnsMenu } from './views/columns-menu';
import { ViewsMenu } from './views/views-menu';

const { list } = texts.orders;

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
  const create = (
    <Button variant="outlined" component={Link} to={paths.order('new')}>
      {list.new}
    </Button>
  );
  return <EmptyState message={list.empty} action={canCreate && create} />;
};

const countOf = ({ matching, matchingOrders, uncounted, total, filtered }: OrdersView): string => {
  const counts = list.counts(matching - matchingOrders, matchingOrders);
  return `${uncounted ? list.moreThan(counts) : counts}${filtered ? list.ofAll(total) : ''}`;
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

const List = () => {
  const view = useOrdersView();
  const { menu, dialog } = useRowActions();
  const { creatableTypes } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [now] = useState(() => wallClock(new Date()));
  const { query, rows } = view;
  const failure = query.isError ? messageOf(query.error, list.loadFailed) : undefined;
  const canCreate = creatableTypes.length > 0;
  const toSearch = useSearchFocus();
  // The same from keystroke to keystroke, so that rows which stay are not drawn again.
  const columns = useMemo(() => orderColumns(now, menu, view.columns), [now, menu, view.columns]);
  const open = useCallback(({ id }: IndexedOrder) => void navigate(paths.order(id)), [navigate]);
  usePageTitle(list.title);
  useEffect(() => {
    if (failure !== undefined) toast(failure);
  }, [failure, toast]);
  const first = (view.page - 1) * PAGE_SIZE;
  return (
    <Page toolbar={<FilterBar view={view} canCreate={canCreate} searchBox={toSearch} />}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 28 }}>
        <Typography
          variant="caption"
          aria-live="polite"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {view.counted && countOf(view)}
        </Typography>
        <FilterChips filters={view.filters} onRemove={view.setFilters} />
        <ViewsMenu list={view} />
        {!narrow && <ColumnsMenu columns={view.columns} onChange={view.setColumns} />}
        <ShortcutHelp />
      </Stack>
      <Panel flush>
        {narrow && rows?.length ? (
          <OrderCards rows={rows} now={now} menu={menu} />
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
