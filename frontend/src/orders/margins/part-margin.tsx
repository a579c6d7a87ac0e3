import { Box, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api, byId } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { FigureMeasure } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import type { Margin } from '../data/types';

const text = texts.orders.margins;

/** The costs and margins of the open order, anew after each change of it; asked for only for who may see them. */
export const useMargins = () => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  return useQuery({
    queryKey: ['orders', 'margins', order.id, pricedState(order)],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/margins', { ...byId(order.id), signal })),
    placeholderData: keepPreviousData,
    enabled: canViewCosts,
  });
};

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
        padding: '4px 12px',
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
