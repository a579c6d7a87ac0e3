import { texts } from '../../i18n';
import { formatFigure } from '../../ui';
import type { OrderSet, SetTotals } from '../data/types';

/** '4 × R$ 927,64 = R$ 3.710,56': how many sets, the price of one, and of all. */
export const setAmount = ({ quantity }: OrderSet, totals: SetTotals | undefined): string =>
  texts.orders.sets.amount(
    formatFigure('set_quantity', quantity),
    formatFigure('final_value', totals?.unit.final_value),
    formatFigure('final_value', totals?.final_value),
  );
