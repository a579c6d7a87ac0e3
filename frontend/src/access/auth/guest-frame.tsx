import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import { Mark } from '../../layout/logo';
import { Quiet, usePageTitle, FRAMED } from '../../ui';

interface GuestFrameProps {
  title: string;
  children: ReactNode;
  footer: ReactNode;
}

/** The frame of the screens for visitors who are not signed in: the mark, one narrow form, the way to the other one. */
export const GuestFrame = ({ title, children, footer }: GuestFrameProps) => {
  usePageTitle(title);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: 2 }}>
      <Stack sx={{ width: '100%', maxWidth: 360, gap: 3 }}>
        <Stack sx={{ alignItems: 'center', gap: 1 }}>
          <Mark size={40} />
          <Typography variant="figure" sx={{ fontWeight: 650, letterSpacing: '-0.02em' }}>
            {texts.shell.product}
          </Typography>
          <Quiet variant="body2">{texts.shell.tagline}</Quiet>
        </Stack>
        <Box
          component="section"
          sx={{
            padding: 3,
            ...FRAMED,
            backgroundColor: 'background.paper',
          }}
        >
          <Typography variant="h1" sx={{ marginBottom: 2 }}>
            {title}
          </Typography>
          {children}
        </Box>
        <Quiet variant="body2" sx={{ textAlign: 'center' }}>
          {footer}
        </Quiet>
      </Stack>
    </Box>
  );
};
