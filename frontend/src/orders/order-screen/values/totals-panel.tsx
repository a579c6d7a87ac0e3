import type { FigureName } from '@forja/figures';
import { Box } from '@mui/material';
import { texts } from '../../../i18n';
import { totals as text, screen } from '../../../i18n/orders';
import { FigureMeasure, formatDate, Panel } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';

interface LineProps {
  label: string;
  value: number;
  figure?: FigureName;
  unitText?: string;
  strong?: boolean;
  quiet?: boolean;
  /** A hairline above it. */
  ruled?: boolean;
}

const Line = ({ label, value, figure = 'total', unitText, strong, quiet, ruled }: LineProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 2,
      borderTop: ruled ? 1 : 0,
      borderColor: 'divider',
      paddingTop: ruled ? 1 : 0,
      typography: strong ? 'total' : 'small',
      color: quiet ? 'text.secondary' : 'text.primary',
    }}
  >
    <Box component="dt" sx={{ typography: 'small', color: strong ? 'text.primary' : 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ margin: 0 }}>
      <FigureMeasure figure={figure} value={value} unitText={unitText} />
    </Box>
  </Box>
);

/** The order's totals, as the server answers them. ICMS is contained in the price; FOB freight is not charged. */
export const TotalsPanel = () => {
  const { order } = useOpenOrder();
  const { totals, delivery_type, delivery_value } = order;
  const { taxes } = totals;
  const fob = delivery_type === 'FOB' && delivery_value > 0;
  return (
    <Panel title={screen.totals}>
      <Box component="dl" aria-live="polite" sx={{ display: 'grid', gap: 1, margin: 0 }}>
        <Line label={text.parts} value={totals.parts} />
        <Line label={text.ipi} value={totals.ipi} />
        {taxes && totals.reform !== 0 && <Line label={text.reform(taxes.estimate)} value={totals.reform} />}
        {fob ? (
          <Line label={text.freightFob} value={delivery_value} quiet />
        ) : (
          <Line label={text.freight} value={totals.freight} />
        )}
        <Line label={text.service} value={totals.service} />
        <Line label={text.discount} value={totals.discount === 0 ? 0 : -totals.discount} />
        <Line label={text.total} value={totals.total} strong ruled />
        <Line label={text.icms} value={totals.icms} quiet ruled />
        {(['gross_weight', 'net_weight'] as const).map((figure) => (
          <Line
            key={figure}
            label={figure === 'gross_weight' ? text.grossWeight : text.netWeight}
            value={totals[figure]}
            figure={figure}
            unitText={texts.orders.values.weightUnit}
            quiet
          />
        ))}
      </Box>
      {taxes && (
        <Box sx={{ typography: 'note', color: 'text.secondary', marginTop: 1 }}>
          {text.taxDay(formatDate(taxes.day))}
        </Box>
      )}
    </Panel>
  );
};
