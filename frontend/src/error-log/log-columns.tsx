import { Box } from '@mui/material';
import type { ErrorLog } from '../api';
import { texts } from '../i18n';
import { type Column, formatDateTime } from '../ui';
import { LevelChip } from './level-chip';

const { errorLog, common } = texts;

export const logColumns: readonly Column<ErrorLog>[] = [
  { source: 'created_at', label: errorLog.when, width: 168, cell: (log) => formatDateTime(log.created_at) },
  { source: 'level', label: errorLog.level, width: 110, cell: ({ level }) => <LevelChip level={level} /> },
  {
    source: 'message',
    label: errorLog.message,
    cell: ({ message }) => (
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: { xs: 2, sm: 1 },
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {message}
      </Box>
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
