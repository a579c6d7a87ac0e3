import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ListBase } from 'react-admin';
import { texts } from '../../i18n';
import { Page, Panel, type RowMenuItem, usePageTitle } from '../../ui';
import { QUIET_QUERY } from '../quiet-query';
import type { ListDeclaration } from '../types';
import { DeleteDialog } from './delete-dialog';
import { ExportListButton } from './export-list-button';
import { ListSearch } from './list-search';
import { RecordTable } from './record-table';
import { useRememberedSort } from './use-remembered-sort';

export const PAGE_SIZE = 50;

interface RecordListProps<Row extends { id: number }> {
  declaration: ListDeclaration<Row>;
  /** Without it records come from elsewhere, as users do. */
  onAdd?: () => void;
  onOpen: (row: Row) => void;
  /** Stands beside the button that exports. */
  moreButtons?: ReactNode;
  /** What a row's menu offers besides editing and deleting. */
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
  const rowMenu = (row: Row): RowMenuItem[] => [
    { label: texts.common.edit, icon: <EditOutlined fontSize="small" />, onClick: () => onOpen(row) },
    ...(moreActions?.(row) ?? []),
    {
      label: texts.common.delete,
      icon: <DeleteOutlined fontSize="small" />,
      danger: true,
      onClick: () => setToDelete(row),
    },
  ];
  return (
    <ListBase<Row>
      resource={resource}
      perPage={PAGE_SIZE}
      sort={sort}
      storeKey={false}
      disableAuthentication
      queryOptions={QUIET_QUERY}
    >
      <Page
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
          failure={failures.delete}
          onClose={() => setToDelete(null)}
        />
      )}
    </ListBase>
  );
};
