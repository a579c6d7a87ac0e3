import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ErrorLog, ErrorLogFilter } from '../api';
import { errorLog, common } from '../i18n';
import { LogList } from '../records';
import { type Column, ExportButton, formatDateTime } from '../ui';
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

interface ErrorListProps {
  onOpen: (log: ErrorLog) => void;
  onDelete: (log: ErrorLog) => void;
  onDeleteAll: () => void;
}

/** The file of what the filters leave. */
const exportPath = (filters: ErrorLogFilter): string => {
  const given = Object.entries(filters).filter(([, value]) => value !== null);
  return `/exports/error-logs?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

/** The list as a file, and the way to empty it. */
const Actions = ({ onDeleteAll }: Pick<ErrorListProps, 'onDeleteAll'>) => {
  const { data, ...list } = useListContext<ErrorLog>();
  return (
    <>
      <ExportButton path={exportPath(list.filterValues as ErrorLogFilter)} />
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
  );
};

/** The logs of the list around it, newest first. */
export const ErrorList = ({ onOpen, onDelete, onDeleteAll }: ErrorListProps) => (
  <LogList
    texts={errorLog}
    actions={<Actions onDeleteAll={onDeleteAll} />}
    columns={logColumns}
    onOpen={onOpen}
    rowMenu={(log) => [
      { label: errorLog.view, icon: VisibilityOutlined, onClick: () => onOpen(log) },
      { label: common.delete, icon: DeleteOutlined, danger: true, onClick: () => onDelete(log) },
    ]}
    rowName={({ message }) => message}
  />
);
