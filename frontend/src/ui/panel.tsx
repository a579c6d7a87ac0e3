import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FRAMED } from './framed';

interface PanelProps {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Content that draws to the edges, as a table does. */
  flush?: boolean;
}

/** A surface bounded by hairlines, with an optional heading and its actions. Never one inside another. */
export const Panel = ({ title, actions, children, flush = false }: PanelProps) => (
  <Box
    component="section"
    sx={{
      backgroundColor: 'background.paper',
      ...FRAMED,
      minWidth: 0,
    }}
  >
    {(title !== undefined || actions !== undefined) && (
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          paddingInline: 2,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiButton-root': { flexShrink: 0 },
        }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Stack>
    )}
    <Box sx={flush ? undefined : { padding: 2 }}>{children}</Box>
  </Box>
);

/** The frame of a page's content: room at the sides, the toolbar in one line above the rest, above it the tabs that it is one of. */
export const Page = ({
  tabs,
  toolbar,
  children,
  width,
}: {
  tabs?: ReactNode;
  toolbar?: ReactNode;
  children: ReactNode;
  width?: number;
}) => (
  <Stack
    sx={{ gap: 1.5, padding: { xs: 1.5, sm: 2 }, maxWidth: width, marginInline: width ? 'auto' : undefined }}
  >
    {tabs}
    {toolbar !== undefined && (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 36 }}>
        {toolbar}
      </Stack>
    )}
    {children}
  </Stack>
);
