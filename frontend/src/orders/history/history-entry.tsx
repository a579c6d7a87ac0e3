import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { formatDateTime } from '../../ui';
import type { OrderEvent } from '../data/types';
import { historyDeed, type HistoryLine, historyLines } from './history-lines';

const Change = ({ line }: { line: HistoryLine }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'small', overflowWrap: 'anywhere' }}
  >
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {line.label}:
    </Box>
    {'now' in line ? (
      <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
        {line.now}
      </Box>
    ) : (
      <>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {line.from}
        </Box>
        <ArrowForward
          titleAccess={texts.orders.history.to}
          fontSize="tiny"
          sx={{ color: 'text.secondary', alignSelf: 'center' }}
        />
        <span>{line.to}</span>
      </>
    )}
  </Box>
);

interface HistoryEntryProps {
  event: OrderEvent;
  customerName: (id: number) => string | undefined;
}

/** When, who, what, and below it what changed from what to what. */
export const HistoryEntry = ({ event, customerName }: HistoryEntryProps) => {
  const lines = historyLines(event, customerName);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '152px minmax(0, 1fr)' },
        columnGap: 2,
        paddingBlock: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        component="time"
        dateTime={event.created_at}
        variant="caption"
        sx={{ color: 'text.secondary', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatDateTime(event.created_at)}
      </Typography>
      <Box>
        <Typography variant="small" sx={{ lineHeight: '20px' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {event.user_name}
          </Box>{' '}
          {historyDeed(event)}
        </Typography>
        {lines.length > 0 && (
          <Box component="ul" sx={{ margin: 0, marginTop: 0.25, padding: 0, listStyle: 'none' }}>
            {lines.map((line) => (
              <Change key={line.label} line={line} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};
