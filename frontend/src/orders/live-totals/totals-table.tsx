import type { FigureName } from '@forja/figures';
import { Box } from '@mui/material';
import { liveTotals as text, values } from '../../i18n/orders';
import { FigureMeasure } from '../../ui';
import type { PartsTotals } from '../data/types';

export interface TotalsRow {
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
export const TotalsTable = ({ rows, costs, total = true }: TotalsTableProps) => {
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
