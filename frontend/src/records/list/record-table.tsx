import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { texts } from '../../i18n';
import { DataTable, EmptyState, Pager, type RowMenuItem, type Sort, useFailureToast } from '../../ui';
import type { ListDeclaration } from '../types';
import { useListAddress } from './use-list-address';

interface RecordTableProps<Row extends { id: number }> {
  declaration: ListDeclaration<Row>;
  /** Remembers how the list is sorted. */
  onSort: (sort: Sort) => void;
  onOpen: (row: Row) => void;
  rowMenu: (row: Row) => RowMenuItem[];
  /** The button below 'nothing here yet'. */
  addButton?: ReactNode;
}

/** `1–50 de 128` */
const summaryOf = (page: number, perPage: number, total: number): string =>
  texts.common.range((page - 1) * perPage + 1, Math.min(page * perPage, total), total);

/** The rows of the list around it, and its pages. */
export const RecordTable = <Row extends { id: number }>(props: RecordTableProps<Row>) => {
  const { declaration } = props;
  const list = useListContext<Row>();
  const address = useListAddress();
  const { page, perPage, total = 0 } = list;
  const { q = '' } = list.filterValues as { q?: string };
  useFailureToast(list.error, declaration.failures.list);
  return (
    <>
      <DataTable
        label={declaration.texts.title}
        columns={declaration.columns}
        rows={list.data}
        stale={list.isPlaceholderData}
        error={list.error ? declaration.failures.list(list.error) : undefined}
        onRetry={() => list.refetch()}
        empty={
          q.trim() !== '' ? (
            <EmptyState message={texts.catalogue.noMatch} />
          ) : (
            <EmptyState message={declaration.texts.empty} action={props.addButton} />
          )
        }
        sort={list.sort}
        onSort={(sort) => {
          props.onSort(sort);
          address.setSort(sort);
        }}
        onOpen={props.onOpen}
        hrefOf={({ id }) => `/${declaration.resource}/${id}`}
        rowMenu={props.rowMenu}
        rowName={(row) => declaration.nameOf(row)}
      />
      {total > 0 && (
        <Pager
          page={page}
          pages={Math.ceil(total / perPage)}
          onChange={address.setPage}
          summary={summaryOf(page, perPage, total)}
        />
      )}
    </>
  );
};
