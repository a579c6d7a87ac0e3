import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import { texts } from '../../i18n';
import {
  DataTable,
  EmptyState,
  Page,
  Pager,
  Panel,
  type RowMenuItem,
  SearchBox,
  usePageTitle,
} from '../../ui';
import type { ListDeclaration } from '../types';
import { useDeletion } from './use-deletion';
import { PAGE_SIZE, useList } from './use-list';

interface RecordListProps<Row extends { id: number }> {
  declaration: ListDeclaration<Row>;
  /** Without it records come from elsewhere, as users do. */
  onAdd?: () => void;
  onOpen: (row: Row) => void;
  /** What a row's menu offers besides editing and deleting. */
  moreActions?: (row: Row) => RowMenuItem[];
}

/** `1–50 de 128`; nothing for an empty list. */
const summaryOf = (page: number, total: number): string | undefined =>
  total === 0
    ? undefined
    : texts.common.range((page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total), total);

/** Search, table, the button that adds, and a menu per row. */
export const RecordList = <Row extends { id: number }>(props: RecordListProps<Row>) => {
  const { declaration, onAdd, onOpen, moreActions } = props;
  const { resource, failures, columns } = declaration;
  const list = useList(declaration);
  const deletion = useDeletion<Row>({
    resource,
    question: declaration.texts.confirmDelete,
    failure: failures.delete,
  });
  usePageTitle(declaration.texts.title);

  const addButton = (main: boolean) =>
    onAdd && (
      <Button
        variant={main ? 'contained' : 'outlined'}
        color={main ? 'primary' : 'inherit'}
        startIcon={<Add />}
        onClick={onAdd}
      >
        {texts.common.add}
      </Button>
    );
  const rowMenu = (row: Row): RowMenuItem[] => [
    { label: texts.common.edit, icon: <EditOutlined fontSize="small" />, onClick: () => onOpen(row) },
    ...(moreActions?.(row) ?? []),
    {
      label: texts.common.delete,
      icon: <DeleteOutlined fontSize="small" />,
      danger: true,
      onClick: () => deletion.ask(row),
    },
  ];
  return (
    <Page
      toolbar={
        <>
          <SearchBox value={list.search} onChange={list.setSearch} />
          <Box sx={{ flexGrow: 1 }} />
          {addButton(true)}
        </>
      }
    >
      <Panel flush>
        <DataTable
          label={declaration.texts.title}
          columns={columns}
          rows={list.rows}
          stale={list.stale}
          error={list.error ? failures.list(list.error) : undefined}
          onRetry={list.refetch}
          empty={
            list.query === '' ? (
              <EmptyState message={declaration.texts.empty} action={addButton(false)} />
            ) : (
              <EmptyState message={texts.catalogue.noMatch} />
            )
          }
          sort={list.sort}
          onSort={list.setSort}
          onOpen={onOpen}
          rowMenu={rowMenu}
          rowName={(row) => declaration.nameOf(row)}
        />
        {list.total > 0 && (
          <Pager
            page={list.page}
            pages={list.pages}
            onChange={list.setPage}
            summary={summaryOf(list.page, list.total)}
          />
        )}
      </Panel>
      {deletion.dialog}
    </Page>
  );
};
