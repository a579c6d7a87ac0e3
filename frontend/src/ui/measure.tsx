import { figure, type FigureName } from '@forja/figures';
import { Box, type SxProps, TableCell, type Theme } from '@mui/material';
import { texts } from '../i18n';
import { formatNumber, shownDecimals } from './format';
import { FIGURE_UNITS } from './format/numbers';

const muted = { color: 'text.secondary', typography: 'unit' };

interface FigureMeasureProps {
  figure: FigureName;
  value: number | null | undefined;
  /** With all decimals that are stored, where there are more than are shown. */
  exact?: boolean;
  /** Marks a figure as a difference: an increase has its sign, too. */
  signed?: boolean;
  /** How the unit is written, where that is not its usual way. */
  unitText?: string;
}

/**
 * A figure as it is read: its number in the text colour with its shown decimals (a percentage with as many of them as it
 * has), its unit stepped back; the minus stands before both, as in the printed documents; an en dash without a value.
 */
export const FigureMeasure = (props: FigureMeasureProps) => {
  const { figure: name, value, exact = false, signed = false, unitText } = props;
  if (value === null || value === undefined) return <Box component="span">{texts.common.empty}</Box>;
  const { prefix, unit = '' } = FIGURE_UNITS[figure(name).unit];
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {value < 0 && <>−&nbsp;</>}
      {signed && value > 0 && <>+&nbsp;</>}
      {prefix && (
        <Box component="span" sx={muted}>
          {prefix}&nbsp;
        </Box>
      )}
      {formatNumber(Math.abs(value), ...shownDecimals(name, exact ? 'exact' : 'shown'))}
      {unit && (
        <Box component="span" sx={muted}>
          &nbsp;{unitText ?? unit}
        </Box>
      )}
    </Box>
  );
};

/** A figure in its cell of a table. */
export const FigureCell = ({ sx, ...measure }: FigureMeasureProps & { sx?: SxProps<Theme> }) => (
  <TableCell align="right" sx={sx}>
    <FigureMeasure {...measure} />
  </TableCell>
);
