import { Box, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { OrdersFilter } from '../api';
import { formatMoney, formatNumber, Muted } from '../ui';
import { listLink } from './link';

export interface BarRow {
  name: string;
  count: number;
  value: number;
  /** Between value and name, such as a weight. */
  beside?: string;
  filter: OrdersFilter;
}

interface BarListProps {
  label: string;
  rows: readonly BarRow[];
}

/** Rows with a bar each, as long as their value's share of the largest; each row is a link to the orders that it counts. */
export const BarList = ({ label, rows }: BarListProps) => {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <Box component="li" key={listLink(row.filter)}>
          <Box
            component={Link}
            to={listLink(row.filter)}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) auto minmax(96px, auto)',
                sm: 'minmax(0, 1fr) auto minmax(128px, auto)',
              },
              columnGap: 1.5,
              alignItems: 'baseline',
              padding: '5px 8px 7px',
              marginInline: -1,
              borderRadius: 0.5,
              color: 'text.primary',
              textDecoration: 'none',
              typography: 'small',
              '&:hover': { backgroundColor: 'action.hover' },
            }}
          >
            <Typography component="span" variant="small" sx={{ overflowWrap: 'anywhere' }}>
              {row.name}
            </Typography>
            <Muted>{row.beside ?? formatNumber(row.count, 0)}</Muted>
            <Box component="span" sx={{ textAlign: 'right' }}>
              {formatMoney(row.value)}
            </Box>
            <Box
              aria-hidden
              sx={{
                gridColumn: '1 / -1',
                height: 4,
                marginTop: '3px',
                borderRadius: 1,
                backgroundColor: 'raised',
              }}
            >
              <Box
                sx={{
                  width: `${(row.value / most) * 100}%`,
                  minWidth: row.value > 0 ? '2px' : 0,
                  height: '100%',
                  borderRadius: 1,
                  backgroundColor: 'text.secondary',
                }}
              />
            </Box>
          </Box>
        </Box>
      ))}
    </ul>
  );
};
