import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What stands beside what it is called, in a list of both. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '6px 16px',
      margin: 0,
      alignItems: 'baseline',
    }}
  >
    {rows.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
