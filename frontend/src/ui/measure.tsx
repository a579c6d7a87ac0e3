import { figure, type FigureName } from '@forja/figures';
import { Box } from '@mui/material';
import { texts } from '../i18n';
import { formatNumber } from './format';
import { FIGURE_UNITS } from './format/figure-units';

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

interface FigureMeasureProps {
  figure: FigureName;
  value: number | null | undefined;
  /** With all decimals that are stored, where there are more than are shown. */
  exact?: boolean;
}

/** A figure in its unit with its shown decimals; a percentage with as many of them as it has. */
export const FigureMeasure = ({ figure: name, value, exact = false }: FigureMeasureProps) => {
  const { unit, decimals, shown } = figure(name);
  const least = unit === '%' ? 0 : shown;
  return <Measure value={value} {...FIGURE_UNITS[unit]} decimals={least} max={exact ? decimals : shown} />;
};
