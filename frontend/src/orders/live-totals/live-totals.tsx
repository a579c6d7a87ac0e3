import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { liveTotals as text, types } from '../../i18n/orders';
import { useSession } from '../../providers';
import { formatFigure, useDebounced } from '../../ui';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import { type LiveTotalsRequest, ordersApi } from '../data/orders-api';
import { type TotalsRow, TotalsTable } from './totals-table';

/** So long an answer is kept that is no longer shown: a former state is rarely come back to. */
const KEPT_MS = 30_000;

/** A selection that is still being made is not asked for. */
const SELECTION_DELAY_MS = 150;

const NONE: readonly number[] = [];

/**
 * Totals of the open order, and of a selection or a part as it is being edited; anew after each change. The former answer is
 * shown meanwhile.
 */
const useLiveTotals = (request: LiveTotalsRequest, enabled = true) => {
  const { order } = useOpenOrder();
  return useQuery({
    queryKey: orderKeys.liveTotals(order.id, pricedState(order), request),
    queryFn: ({ signal }) => ordersApi.liveTotals(order.id, request, signal),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
    enabled,
  });
};

/** The selected parts once the selection is made. */
const useMadeSelection = (selected: readonly number[]): number[] => {
  const ids = useDebounced(selected.join(), SELECTION_DELAY_MS);
  return ids === '' ? [] : ids.split(',').map(Number);
};

/**
 * At the foot of the order screen and the grid, in view wherever they are scrolled to: totals of the order and of the selected
 * parts. The order itself has all of its own but the costs, which are asked for; its total stands in the header.
 * @param selected their ids; fewer than one is no selection
 */
export const LiveTotalsBar = ({ selected = NONE }: { selected?: readonly number[] }) => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  const part_ids = useMadeSelection(selected);
  const selects = part_ids.length > 0;
  const { data, isPlaceholderData } = useLiveTotals(selects ? { part_ids } : {}, selects || canViewCosts);
  const { material_cost, process_cost } = data?.order ?? {};
  const rows: TotalsRow[] = [
    { label: types[order.type], totals: { ...order.totals, material_cost, process_cost }, pending: false },
  ];
  if (selects) {
    const label = text.selection(part_ids.length);
    rows.unshift({ label, totals: data?.selection ?? null, pending: isPlaceholderData });
  }
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
      <TotalsTable rows={rows} costs={canViewCosts} total={selects} />
    </Box>
  );
};

interface PartTotalsProps {
  /** The part as it is being edited; null while a field of it can't be read. */
  part: NonNullable<LiveTotalsRequest['part']> | null;
  refresh: boolean;
  /** Its figures are on their way: the totals are asked for after them. */
  pending: boolean;
}

/** Totals of the part that is being edited, in all sets, and of the order with it as it is now. */
export const PartTotals = ({ part, refresh, pending }: PartTotalsProps) => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  const { data, isPlaceholderData } = useLiveTotals({ part, refresh }, part !== null && !pending);
  const sets = order.sets.find((set) => set.id === part?.set_id)?.quantity ?? 1;
  const label = text.part(text.sets(sets, formatFigure('set_quantity', sets)), order.totals.reform !== 0);
  const old = pending || isPlaceholderData;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <TotalsTable
        costs={canViewCosts}
        rows={[
          { label, totals: data?.part ?? null, pending: old },
          { label: types[order.type], totals: data?.order ?? order.totals, pending: old },
        ]}
      />
    </Box>
  );
};

/** Totals of the selected parts, as often as their sets are made. @param selected their ids, at least one */
export const SelectionTotals = ({ selected }: { selected: readonly number[] }) => {
  const { canViewCosts } = useSession();
  const { data, isPlaceholderData } = useLiveTotals({ part_ids: useMadeSelection(selected) });
  const totals = data?.selection ?? null;
  return (
    <TotalsTable costs={canViewCosts} rows={[{ label: text.selected, totals, pending: isPlaceholderData }]} />
  );
};
