import { styled, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import type { OrderStatus } from '../data/types';

type ChipColour = 'default' | 'info' | 'warning' | 'error' | 'success' | 'purple';

/** Chip colours by status; an unknown status is grey. */
const COLOURS: Readonly<Record<string, ChipColour>> = {
  in_progress: 'info',
  waiting_response: 'warning',
  cancelled: 'error',
  approved: 'success',
  waiting_release: 'info',
  released_for_production: 'purple',
  finished: 'success',
} satisfies Record<OrderStatus, ChipColour>;

const colourOf = (theme: Theme, status: string): string => {
  const name = COLOURS[status] ?? 'default';
  return name === 'default' ? theme.palette.text.primary : theme.palette[name].main;
};

/** Looks as an outlined chip does; one element, because the orders list draws one in each row at each keystroke. */
const Outline = styled('span', { shouldForwardProp: (prop) => prop === 'children' })<{ status: string }>(
  ({ theme, status }) => ({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 6,
    minHeight: 22,
    paddingInline: 8,
    border: `1px solid color-mix(in srgb, currentColor 45%, ${theme.palette.divider})`,
    borderRadius: 4,
    color: colourOf(theme, status),
    ...theme.typography.note,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  }),
);

interface StatusChipProps {
  status: OrderStatus;
  /** Further content of the chip, after the status. */
  children?: ReactNode;
}

/** A status in its colour and in words; an unknown one by its own name. */
export const StatusChip = ({ status, children }: StatusChipProps) => {
  const names: Readonly<Record<string, string>> = texts.orders.statuses;
  return (
    <Outline status={status}>
      {names[status] ?? status}
      {children}
    </Outline>
  );
};
