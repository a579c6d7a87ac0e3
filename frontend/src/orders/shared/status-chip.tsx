import { Chip } from '@mui/material';
import { texts } from '../../i18n';
import type { OrderStatus } from '../types';

type ChipColour = 'default' | 'info' | 'warning' | 'error' | 'success' | 'primary';

/** Chip colours by status (specification, section 4); an unknown status is grey. */
const COLOURS: Readonly<Record<string, ChipColour>> = {
  in_progress: 'info',
  waiting_response: 'warning',
  cancelled: 'error',
  approved: 'success',
  waiting_release: 'info',
  released_for_production: 'primary',
  finished: 'success',
};

/** A status in its colour and in words; an unknown one by its own name. */
export const StatusChip = ({ status }: { status: OrderStatus }) => {
  const names: Readonly<Record<string, string>> = texts.orders.statuses;
  return (
    <Chip
      variant="outlined"
      color={COLOURS[status] ?? 'default'}
      label={names[status] ?? status}
      sx={{ borderColor: (theme) => `color-mix(in srgb, currentColor 45%, ${theme.palette.divider})` }}
    />
  );
};
