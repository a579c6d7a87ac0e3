import { Box, Stack, SvgIcon, Typography } from '@mui/material';
import { texts } from '../i18n';

/** The mark: an anvil in one stroke of ember, two sparks above it. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <SvgIcon viewBox="0 0 32 32" sx={{ fontSize: size, color: 'primary.main' }} aria-hidden>
    <path d="M3 12.5h17.500c3.600 0 6-1.200 7.500-3.700v5.700c0 3.200-2.600 5.200-6 5.200h-2.500v4.300h4V28H9v-4h4v-4.300h-1.500C7 19.700 4.200 16.800 3 12.500Z" />
    <path
      d="M12.500 3v4M6.800 4.800l2.300 3M18.200 4.800l-2.300 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </SvgIcon>
);

/** Mark and name. */
export const Logo = ({ size }: { size?: number }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    <Mark size={size} />
    <Box component={Typography} sx={{ fontWeight: 650, fontSize: 15, letterSpacing: '-0.02em' }}>
      {texts.shell.product}
    </Box>
  </Stack>
);
