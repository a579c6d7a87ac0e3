import { Box } from '@mui/material';
import { texts } from '../i18n';
import { formatNumber } from './format';

interface MeasureProps {
  value: number | null | undefined;
  /** Stands after the number, muted: `kg`, `mm`, `%`. */
  unit?: string;
  /** Stands before it, muted: `R$`. */
  prefix?: string;
  decimals?: number;
  max?: number;
  /** The value is being recalculated: it dims and stays where it is. */
  pending?: boolean;
}

const muted = { color: 'text.secondary', fontSize: '0.92em' };

/**
 * A number as it is read: figures in the text colour, its unit stepped back; the minus stands before both, as in the
 * printed documents; an en dash without a value.
 */
export const Measure = ({ value, unit, prefix, decimals = 2, max = decimals, pending }: MeasureProps) => {
  if (value === null || value === undefined) return <Box component="span">{texts.common.empty}</Box>;
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', opacity: pending ? 0.5 : 1, transition: 'opacity 120ms' }}
    >
      {value < 0 && <>−&nbsp;</>}
      {prefix && (
        <Box component="span" sx={muted}>
          {prefix}&nbsp;
        </Box>
      )}
      {formatNumber(Math.abs(value), decimals, max)}
      {unit && (
        <Box component="span" sx={muted}>
          &nbsp;{unit}
        </Box>
      )}
    </Box>
  );
};
