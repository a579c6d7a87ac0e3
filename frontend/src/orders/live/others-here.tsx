import { AvatarGroup, Box, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { texts } from '../../i18n';
import { UserAvatar } from '../../ui';
import type { Other } from './use-live-order';

/** So many places there are, on a phone and elsewhere; where they do not suffice, the last one counts the others. */
const PLACES = { narrow: 2, wide: 3 };

const face = {
  width: 24,
  height: 24,
  typography: 'badge',
  fontWeight: 600,
  color: 'text.primary',
  backgroundColor: 'divider',
  borderColor: 'background.default',
} as const;

/** Who else has the order open. */
export const OthersHere = ({ others }: { others: readonly Other[] }) => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const label = texts.orders.screen.alsoOpen(others.map(({ name }) => name));
  return (
    <Box role="status" sx={{ flexShrink: 0 }}>
      {others.length > 0 && (
        <Tooltip title={label}>
          <AvatarGroup
            max={narrow ? PLACES.narrow : PLACES.wide}
            role="img"
            aria-label={label}
            sx={{ '& .MuiAvatar-root': face }}
          >
            {others.map(({ id, name }) => (
              <UserAvatar key={id} name={name} size={24} />
            ))}
          </AvatarGroup>
        </Tooltip>
      )}
    </Box>
  );
};
