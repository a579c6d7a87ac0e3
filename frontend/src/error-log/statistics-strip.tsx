import { Box, Skeleton, Typography } from '@mui/material';
import { texts } from '../i18n';
import { formatNumber } from '../ui';
import { useStatistics } from './use-error-logs';

const { statistics: words } = texts.errorLog;

const Figure = ({ label, value, colour }: { label: string; value: number | undefined; colour?: string }) => (
  <Box sx={{ padding: '10px 16px', backgroundColor: 'background.paper' }}>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, color: value ? colour : undefined }}>
      {value === undefined ? <Skeleton width={40} /> : formatNumber(value, 0)}
    </Typography>
  </Box>
);

/** Total, last day, last week, and how many of each level that hurts. */
export const StatisticsStrip = () => {
  const figures = useStatistics();
  const level = (name: 'warning' | 'error' | 'critical') => figures?.by_level[name];
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
        gap: '1px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'divider',
      }}
    >
      <Figure label={words.total} value={figures?.total} />
      <Figure label={words.last_24h} value={figures?.last_24h} />
      <Figure label={words.last_7days} value={figures?.last_7days} />
      <Figure label={words.warning} value={level('warning')} colour="warning.main" />
      <Figure label={words.error} value={level('error')} colour="error.main" />
      <Figure label={words.critical} value={level('critical')} colour="purple.main" />
    </Box>
  );
};
