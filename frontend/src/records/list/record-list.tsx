import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ManageSearch from '@mui/icons-material/ManageSearch';
import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { texts } from '../../i18n';
import {
  DataTable,
  EmptyState,
  ExportButton,
  Page,
  Pager,
  Panel,
  type RowMenuItem,
  type Sort,
  useFailureToast,
  usePageTitle,
} from '../../ui';
import type { ListDeclaration } from '../types';
import { DeleteDialog } from './delete-dialog';
import { ListSearch } from './filter-line';
import { ListOf } from './log-list';
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
const RecordTable = <Row extends { id: number }>(props: RecordTableProps<Row>) => {
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

/** The list around it as a file: all of its pages, as it is searched and sorted now. */
const ExportListButton = () => {
  const { resource, sort, ...list } = useListContext();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(list.filterValues),
  });
  return <ExportButton path={`/exports/${resource}?${query}`} />;
};

/** How a list is sorted that is opened anew: as it was the last time, on this device. */
const useRememberedSort = (resource: string, defaultSort: Sort) =>
  useStore<Sort>(`${resource}.sort`, defaultSort);

const PAGE_SIZE = 50;

interface RecordListProps<Row extends { id: number }> {
  declaration: ListDeclaration<Row>;
  /** Without it records come from elsewhere, as users do. */
  onAdd?: () => void;
  onOpen: (row: Row) => void;
  /** The tabs that it is one of. */
  tabs?: ReactNode;
  /** Stands beside the button that exports. */
  moreButtons?: ReactNode;
  /** The actions of a row's menu besides editing and deleting. */
  moreActions?: (row: Row) => RowMenuItem[];
}

const AddButton = ({ main, onClick }: { main: boolean; onClick: () => void }) => (
  <Button
    variant={main ? 'contained' : 'outlined'}
    color={main ? 'primary' : 'inherit'}
    startIcon={<Add />}
    onClick={onClick}
  >
    {texts.common.add}
  </Button>
);

/** Search, table, the button that adds, and a menu per row; what is searched, sorted and paged stands in the address. */
export const RecordList = <Row extends { id: number }>(props: RecordListProps<Row>) => {
  const { declaration, onAdd, onOpen, moreActions } = props;
  const { resource, failures, texts: words } = declaration;
  const [sort, rememberSort] = useRememberedSort(resource, declaration.defaultSort);
  const [toDelete, setToDelete] = useState<Row | null>(null);
  usePageTitle(words.title);
  const navigate = useNavigate();
  const usesOf = (row: Row): RowMenuItem[] => {
    const used = declaration.usedBy?.(row);
    if (!used) return [];
    return [{ label: used.label, icon: ManageSearch, onClick: () => void navigate(used.to) }];
  };
  const rowMenu = (row: Row): RowMenuItem[] => [
    { label: texts.common.edit, icon: EditOutlined, onClick: () => onOpen(row) },
    ...usesOf(row),
    ...(moreActions?.(row) ?? []),
    { label: texts.common.delete, icon: DeleteOutlined, danger: true, onClick: () => setToDelete(row) },
  ];
  return (
    <ListOf<Row> resource={resource} perPage={PAGE_SIZE} sort={sort}>
      <Page
        tabs={props.tabs}
        toolbar={
          <>
            <ListSearch />
            <Box sx={{ flexGrow: 1 }} />
            {props.moreButtons}
            {declaration.exportable !== false && <ExportListButton />}
            {onAdd && <AddButton main onClick={onAdd} />}
          </>
        }
      >
        <Panel flush>
          <RecordTable
            declaration={declaration}
            onSort={rememberSort}
            onOpen={onOpen}
            rowMenu={rowMenu}
            addButton={onAdd && <AddButton main={false} onClick={onAdd} />}
          />
        </Panel>
      </Page>
      {toDelete && (
        <DeleteDialog
          resource={resource}
          record={toDelete}
          question={words.confirmDelete}
          subject={declaration.nameOf(toDelete)}
          failure={failures.delete}
          usedBy={declaration.usedBy?.(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </ListOf>
  );
};
