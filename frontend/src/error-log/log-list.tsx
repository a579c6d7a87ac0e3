import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { type ErrorLog, messageOf } from '../api';
import { errorLog, common } from '../i18n';
import { useListAddress } from '../records';
import {
  type Column,
  DataTable,
  EmptyState,
  ExportButton,
  formatDateTime,
  Pager,
  Panel,
  type RowMenuItem,
  useFailureToast,
} from '../ui';
import type { Filters } from './filter-bar';
import { LevelChip } from './level-chip';

const logColumns: readonly Column<ErrorLog>[] = [
  {
    source: 'created_at',
    label: errorLog.when,
    width: { xs: '112px', sm: '168px' },
    cell: (log) => formatDateTime(log.created_at),
  },
  {
    source: 'level',
    label: errorLog.level,
    secondary: true,
    width: 110,
    cell: ({ level }) => <LevelChip level={level} />,
  },
  {
    source: 'message',
    label: errorLog.message,
    cell: ({ level, message }) => (
      <>
        {/* A phone has no room for a column of it. */}
        <Box sx={{ display: { sm: 'none' }, paddingBlock: '2px' }}>
          <LevelChip level={level} />
        </Box>
        <Box
          component="span"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: { xs: 3, sm: 1 },
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {message}
        </Box>
      </>
    ),
  },
  {
    source: 'user',
    label: errorLog.user,
    secondary: true,
    width: 180,
    cell: ({ user }) => user?.name ?? common.empty,
  },
];

interface LogListProps {
  onOpen: (log: ErrorLog) => void;
  onDelete: (log: ErrorLog) => void;
  onDeleteAll: () => void;
}

/** The file of what the filters leave. */
const exportPath = (filters: Filters): string => {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== null);
  return `/exports/error-logs?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

/** The logs of the list around it, newest first. */
export const LogList = ({ onOpen, onDelete, onDeleteAll }: LogListProps) => {
  const { data, error, isPlaceholderData, page, perPage, refetch, ...list } = useListContext<ErrorLog>();
  const { setPage } = useListAddress();
  useFailureToast(error, (failed) => messageOf(failed, errorLog.listFailed));
  const pages = Math.ceil((list.total ?? 0) / perPage);
  const unfiltered = Object.keys(list.filterValues as Filters).length === 0;
  const rowMenu = (log: ErrorLog): RowMenuItem[] => [
    { label: errorLog.view, icon: VisibilityOutlined, onClick: () => onOpen(log) },
    { label: common.delete, icon: DeleteOutlined, danger: true, onClick: () => onDelete(log) },
  ];
  return (
    <Panel
      flush
      title={errorLog.title}
      actions={
        <>
          <ExportButton path={exportPath(list.filterValues as Filters)} />
          <Button
            color="error"
            size="small"
            startIcon={<DeleteSweepOutlined />}
            disabled={!data?.length}
            onClick={onDeleteAll}
          >
            {errorLog.deleteAll}
          </Button>
        </>
      }
    >
      <DataTable
        label={errorLog.title}
        columns={logColumns}
        rows={data}
        stale={isPlaceholderData}
        error={error ? messageOf(error, errorLog.listFailed) : undefined}
        onRetry={() => refetch()}
        empty={<EmptyState message={unfiltered ? errorLog.empty : errorLog.emptyFiltered} />}
        onOpen={onOpen}
        rowMenu={rowMenu}
        rowName={({ message }) => message}
      />
      {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
    </Panel>
  );
};
