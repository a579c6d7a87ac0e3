import { Box, Stack } from '@mui/material';
import { texts } from '../../i18n';
import { FigureMeasure } from '../../ui';
import type { Margin } from '../data/types';
import { useMargins } from './use-margins';

const text = texts.orders.margins;

interface PartMarginProps {
  partId: number;
  /** Of the calculation of what is being edited; null until there was one. */
  calculated: Margin | null;
  pending: boolean;
}

/** Cost, contribution and margin of all pieces of the part; nothing for users who may not see them. */
export const PartMargin = ({ partId, calculated, pending }: PartMarginProps) => {
  const { data } = useMargins();
  const stored = data?.sets.flatMap(({ parts }) => parts).find(({ id }) => id === partId);
  const margin = calculated ?? stored;
  if (!margin) return null;
  return (
    <Stack
      component="dl"
      direction="row"
      aria-label={text.title}
      sx={{
        columnGap: 4,
        rowGap: 0.5,
        flexWrap: 'wrap',
        margin: 0,
        padding: '8px 12px',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        typography: 'small',
      }}
    >
      {(['cost', 'contribution', 'margin'] as const).map((figure) => (
        <Box key={figure} sx={{ display: 'flex', gap: 0.75 }}>
          <Box component="dt" sx={{ fontWeight: 700 }}>
            {text[figure]}
          </Box>
          <Box
            component="dd"
            sx={{
              margin: 0,
              color: pending ? 'text.secondary' : (margin[figure] ?? 0) < 0 ? 'error.main' : 'text.primary',
              transition: 'color 120ms',
            }}
          >
            <FigureMeasure figure={figure} value={margin[figure]} />
          </Box>
        </Box>
      ))}
    </Stack>
  );
};
