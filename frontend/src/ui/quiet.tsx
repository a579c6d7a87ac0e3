import { Box, Typography, type TypographyProps } from '@mui/material';
import type { ElementType, ReactNode } from 'react';

/** A text that steps back behind others: a hint, an explanation, a time. */
export const Quiet = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="small" color="textSecondary" {...props} />
);

/** Words of a line that step back behind the others. */
export const Muted = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
