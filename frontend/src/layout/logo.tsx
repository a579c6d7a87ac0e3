import { Stack, SvgIcon, Typography } from '@mui/material';
import { texts } from '../i18n';

/** The mark: an anvil in one stroke of ember, two sparks above it. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <SvgIcon viewBox="0 0 32 32" sx={{ fontSize: size, color: 'primary.main' }} aria-hidden>
    <path d="M10 11.5H30v4c-4.5.4-7.5 2.1-7.5 4.9v1.1H25V27H9v-5.5h2.7v-1.1c0-1.4-.8-2.3-2.2-2.7C5.8 17 3.2 15.1 2 12.5h8Z" />
    <path
      d="M20 2.5v4.5M14.2 4l2.2 3.5M25.8 4l-2.2 3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </SvgIcon>
);

interface LogoProps {
  size?: number;
  /** The mark alone on phones. */
  compact?: boolean;
}

/** Mark and name. */
export const Logo = ({ size, compact = false }: LogoProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    <Mark size={size} />
    <Typography variant="brand" sx={compact ? { display: { xs: 'none', sm: 'block' } } : undefined}>
      {texts.shell.product}
    </Typography>
  </Stack>
);
