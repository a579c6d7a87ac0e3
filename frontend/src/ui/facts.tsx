import { Quiet } from './quiet';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Facts with their names, in a list of both; one without a value is left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
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
    {rows.map(([name, value]) =>
      value ? (
        <Box key={name} sx={{ display: 'contents' }}>
          <Quiet component="dt" variant="body2">
            {name}
          </Quiet>
          <Typography
            component="dd"
            variant="body2"
            sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {value}
          </Typography>
        </Box>
      ) : null,
    )}
  </Box>
);
