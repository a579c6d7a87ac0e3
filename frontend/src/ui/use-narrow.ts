import { type Breakpoint, type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is narrower than this step of the theme: a phone below 'sm'. */
export const useNarrow = (below: Breakpoint): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(below));
