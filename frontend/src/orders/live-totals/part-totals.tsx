import { Box } from '@mui/material';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { formatFigure } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { LiveTotalsRequest } from '../data/orders-api';
import { TotalsTable } from './totals-table';
import { useLiveTotals } from './use-live-totals';

const { liveTotals: text, types } = texts.orders;

interface PartTotalsProps {
  /** The part as it is being edited; null while a field of it can't be read. */
  part: NonNullable<LiveTotalsRequest['part']> | null;
  refresh: boolean;
  /** Its figures are on their way: the totals are asked for after them. */
  pending: boolean;
}

/** What the part that is being edited comes to in all sets, and the order with it as it is now. */
export const PartTotals = ({ part, refresh, pending }: PartTotalsProps) => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  const { data, isPlaceholderData } = useLiveTotals({ part, refresh }, part !== null && !pending);
  const sets = order.sets.find((set) => set.id === part?.set_id)?.quantity ?? 1;
  const old = pending || isPlaceholderData;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <TotalsTable
        costs={canViewCosts}
        rows={[
          {
            label: text.part(text.sets(sets, formatFigure('set_quantity', sets))),
            totals: data?.part ?? null,
            pending: old,
          },
          { label: types[order.type], totals: data?.order ?? order.totals, pending: old },
        ]}
      />
    </Box>
  );
};
