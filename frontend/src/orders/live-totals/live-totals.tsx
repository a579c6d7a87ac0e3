import type { FigureName } from '@forja/figures';
import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api, byId } from '../../api';
import { liveTotals as text, types, values } from '../../i18n/orders';
import { useSession } from '../../providers';
import { FigureMeasure, formatFigure, useDebounced } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import { type LiveTotalsRequest } from '../data/orders-api';
import type { PartsTotals } from '../data/types';

interface TotalsRow {
  label: string;
  /** As far as they are known by now. */
  totals: Partial<PartsTotals> | null;
  /** It is being calculated anew. */
  pending: boolean;
}

interface Column {
  key: keyof PartsTotals;
  label: string;
  figure: FigureName;
  unitText?: string;
}

const TOTAL: Column = { key: 'total', label: text.total, figure: 'total' };

const IPI: Column = { key: 'ipi', label: text.ipi, figure: 'total_ipi_value' };
/** Left out where none come on top. */
const REFORM: Column = { key: 'reform', label: text.reform, figure: 'total' };
const ICMS: Column = { key: 'icms', label: text.icms, figure: 'total_icms_value' };

/** Left out for users who may not see costs. */
const COSTS: readonly Column[] = [
  { key: 'material_cost', label: text.material, figure: 'material_cost' },
  { key: 'process_cost', label: text.processes, figure: 'process_cost' },
];

const WEIGHTS: readonly Column[] = [
  { key: 'gross_weight', label: text.grossWeight, figure: 'gross_weight', unitText: values.weightUnit },
  { key: 'net_weight', label: text.netWeight, figure: 'net_weight', unitText: values.weightUnit },
];

interface TotalsTableProps {
  rows: readonly TotalsRow[];
  /** Material and processes are shown. */
  costs: boolean;
  /** False where the total stands elsewhere in sight. */
  total?: boolean;
}

const table = {
  borderCollapse: 'collapse',
  typography: 'small',
  lineHeight: '20px',
  '& th, & td': {
    padding: '0 20px 0 0',
    textAlign: 'right',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    verticalAlign: 'baseline',
  },
  '& th': { color: 'text.secondary' },
  '& thead th': { typography: 'note', lineHeight: '18px' },
  '& tbody th': { textAlign: 'left' },
  '& .total': { fontWeight: 650 },
} as const;

/** One line a row, the figures below each other; where there is no room it scrolls sideways, the total stays first. */
const TotalsTable = ({ rows, costs, total = true }: TotalsTableProps) => {
  const reformed = rows.some(({ totals }) => (totals?.reform ?? 0) !== 0);
  const taxes = reformed ? [IPI, REFORM, ICMS] : [IPI, ICMS];
  const columns = [...(total ? [TOTAL] : []), ...taxes, ...(costs ? COSTS : []), ...WEIGHTS];
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={text.title}
      sx={{ overflowX: 'auto', padding: { xs: '4px 12px', sm: '4px 16px' } }}
    >
      <Box component="table" aria-label={text.title} sx={table}>
        <thead>
          <tr>
            <Box component="td" sx={{ minWidth: { xs: 64, sm: 120 } }} />
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, totals, pending }) => (
            <Box
              component="tr"
              key={label}
              // Less of a colour, not of opacity: units and labels would not be read.
              sx={{
                '& td': { color: pending ? 'text.secondary' : 'text.primary', transition: 'color 120ms' },
              }}
            >
              <th scope="row">{label}</th>
              {columns.map(({ key, figure, unitText }) => (
                <td key={key} className={key}>
                  <FigureMeasure figure={figure} value={totals?.[key]} unitText={unitText} />
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

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
    queryKey: ['orders', 'live-totals', order.id, pricedState(order), request],
    queryFn: ({ signal }) =>
      answer(api.POST('/api/orders/{id}/live-totals', { ...byId(order.id), body: request, signal })),
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
  const asks = part_ids.length > 0;
  const { data, isPlaceholderData } = useLiveTotals(asks ? { part_ids } : {}, asks || canViewCosts);
  const { material_cost, process_cost } = data?.order ?? {};
  const rows: TotalsRow[] = [
    { label: types[order.type], totals: { ...order.totals, material_cost, process_cost }, pending: false },
  ];
  // Its row is there with the selection, before its figures: a button above that is pressed at that moment would move away.
  const selects = selected.length > 0;
  if (selects) {
    const pending = isPlaceholderData || part_ids.join() !== selected.join();
    rows.unshift({ label: text.selection(selected.length), totals: data?.selection ?? null, pending });
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
