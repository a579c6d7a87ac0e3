import { Box } from '@mui/material';
import type { ErrorLog } from '../api';
import { texts } from '../i18n';
import { type Column, formatDateTime } from '../ui';
import { LevelChip } from './level-chip';

const { errorLog, common } = texts;

export const logColumns: readonly Column<ErrorLog>[] = [
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
