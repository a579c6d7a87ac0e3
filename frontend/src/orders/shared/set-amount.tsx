import { Box } from '@mui/material';
import { sets as text } from '../../i18n/orders';
import { formatFigure } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { OrderSet, SetTotals } from '../data/types';

/** '4 × R$ 927,64 = R$ 3.710,56 sem IPI': how many sets, the price of one, and of all. */
export const SetAmount = ({ set, totals }: { set: OrderSet; totals: SetTotals | undefined }) => {
  const { order } = useOpenOrder();
  return (
    <>
      {text.amount(
        formatFigure('set_quantity', set.quantity),
        formatFigure('final_value', totals?.unit.final_value),
        formatFigure('final_value', totals?.final_value),
      )}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {text.withoutTaxes(order.totals.reform !== 0)}
      </Box>
    </>
  );
};
