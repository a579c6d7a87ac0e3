import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface DetailRowProps {
  icon: ReactNode;
  title: string;
  details: readonly string[];
  /** Stands at the end. */
  children: ReactNode;
}

/** A line of a list in the profile: a device, a passkey. */
export const DetailRow = ({ icon, title, details, children }: DetailRowProps) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      alignItems: 'center',
      gap: 1.5,
      paddingBlock: 1.25,
      paddingInline: 2,
      '& + &': { borderTop: 1, borderColor: 'divider' },
      '& > svg': { color: 'text.secondary' },
    }}
  >
    {icon}
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography noWrap title={title}>
        {title}
      </Typography>
      {details.map((detail) => (
        <Typography key={detail} variant="caption" component="p" color="textSecondary">
          {detail}
        </Typography>
      ))}
    </Box>
    {children}
  </Stack>
);
