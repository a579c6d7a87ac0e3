import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, type RaRecord, useListContext } from 'react-admin';
import { messageOf } from '../../api';
import { DataTable, type DataTableProps, EmptyState, Pager, Panel, useFailureToast } from '../../ui';
import { QUIET_QUERY } from '../quiet-query';
import { useListAddress } from './use-list-address';

/** The list of a resource around a screen: its filters, sort and page stand in the address alone. */
export const ListOf = <Row extends RaRecord>({ queryOptions, ...list }: ListBaseProps<Row>) => (
  <ListBase<Row>
    storeKey={false}
    disableAuthentication
    {...list}
    queryOptions={{ ...QUIET_QUERY, ...queryOptions }}
  />
);

interface LogListProps<Row extends { id: number | string }> extends Pick<
  DataTableProps<Row>,
  'columns' | 'onOpen' | 'rowMenu' | 'rowName'
> {
  texts: { title: string; empty: string; emptyFiltered: string; listFailed: string };
  actions?: ReactNode;
  /** Its head sorts it. */
  sortable?: boolean;
  /** It is asked for again and again: a failure is shown only where there are no rows yet. */
  polled?: boolean;
}

/** The entries of the list around it under their title, newest first, and its pages. */
export const LogList = <Row extends RaRecord>(props: LogListProps<Row>) => {
  const { texts, actions, sortable = false, polled = false, ...table } = props;
  const { data, error, page, perPage, total = 0, refetch, ...list } = useListContext<Row>();
  const { setPage, setSort } = useListAddress();
  useFailureToast(polled ? null : error, (failed) => messageOf(failed, texts.listFailed));
  const pages = Math.ceil(total / perPage);
  const unfiltered = Object.keys(list.filterValues as object).length === 0;
  return (
    <Panel flush title={texts.title} actions={actions}>
      <DataTable
        {...table}
        label={texts.title}
        rows={data}
        stale={list.isPlaceholderData}
        sort={sortable ? list.sort : undefined}
        onSort={sortable ? setSort : undefined}
        error={error && !(polled && data) ? messageOf(error, texts.listFailed) : undefined}
        onRetry={() => refetch()}
        empty={<EmptyState message={unfiltered ? texts.empty : texts.emptyFiltered} />}
      />
      {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
    </Panel>
  );
};
