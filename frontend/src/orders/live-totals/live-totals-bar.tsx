import { Box } from '@mui/material';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { useDebounced } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { TotalsTable } from './totals-table';
import { useLiveTotals } from './use-live-totals';

const { liveTotals: text, types } = texts.orders;

/** A selection that is still being drawn is not asked for. */
const SELECTION_DELAY_MS = 150;

const NONE: readonly number[] = [];

/** The order's own answer has all but the costs, at once. */
const storedTotals = ({ totals }: Order) => ({
  total: totals.total,
  ipi: totals.ipi,
  icms: totals.icms,
  gross_weight: totals.gross_weight,
  net_weight: totals.net_weight,
});

/**
 * At the foot of the order screen and the grid, in view wherever they are scrolled to: what the order comes to, and
 * what the selected parts do.
 * @param selected their ids; fewer than one is no selection
 */
export const LiveTotalsBar = ({ selected = NONE }: { selected?: readonly number[] }) => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  const ids = useDebounced(selected.join(), SELECTION_DELAY_MS);
  const part_ids = ids === '' ? [] : ids.split(',').map(Number);
  const selects = part_ids.length > 0;
  const { data, isPlaceholderData } = useLiveTotals(selects ? { part_ids } : {}, selects || canViewCosts);
  const { total, ipi, icms, gross_weight, net_weight } = storedTotals(order);
  const { material_cost, process_cost } = data?.order ?? {};
  const rows = [
    ...(selects
      ? [
          {
            label: text.selection(part_ids.length),
            totals: data?.selection ?? null,
            pending: isPlaceholderData,
          },
        ]
      : []),
    {
      label: types[order.type],
      totals: { total, ipi, icms, gross_weight, net_weight, material_cost, process_cost },
      pending: false,
    },
  ];
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 9,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <TotalsTable rows={rows} costs={canViewCosts} />
    </Box>
  );
};
