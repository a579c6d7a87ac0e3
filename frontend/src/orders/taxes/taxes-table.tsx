import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { FigureCell, FigureMeasure, formatDate, formatMoney } from '../../ui';

const text = texts.orders.taxes;

export type DayTaxes = components['schemas']['DayTaxesView'];

export type OrderTaxes = components['schemas']['OrderTaxesView'];
/** A phone shows the later day and what it changes, without scrolling sideways. */
const roomOf = (index: number, days: readonly DayTaxes[]) =>
  index < days.length - 1 ? { display: { xs: 'none', sm: 'table-cell' } } : undefined;

type Figures = components['schemas']['TaxFiguresView'];

/** A line of the table. */
interface Line {
  figure: keyof Figures;
  why?: keyof DayTaxes['reasons'];
  strong?: true;
}

const ON_TOP: readonly Line[] = [
  { figure: 'ipi', why: 'ipi' },
  { figure: 'reform', why: 'reform' },
  { figure: 'total', strong: true },
];

/** Of these, the ones that an order does not have are left out, but for ICMS. */
const CONTAINED: readonly Line[] = [
  { figure: 'icms', why: 'icms' },
  { figure: 'difal' },
  { figure: 'pis_cofins', why: 'pis_cofins' },
  { figure: 'das' },
  { figure: 'iss' },
  { figure: 'credit' },
];

const Row = ({ line: { figure, why, strong }, days }: { line: Line; days: readonly DayTaxes[] }) => {
  const last = days.at(-1);
  return (
    <TableRow sx={strong ? { '& td, & th': { fontWeight: 700 } } : undefined}>
      <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
        {text[figure]}
      </TableCell>
      {days.map((day, index) => (
        <TableCell key={day.on} align="right" sx={roomOf(index, days)}>
          <FigureMeasure figure="total" value={day[figure]} />
          {figure === 'reform' && day.reform === null && day.cbs > 0 && (
            <Box sx={{ typography: 'note', color: 'text.secondary' }}>
              {text.informed(formatMoney(day.cbs), formatMoney(day.ibs))}
            </Box>
          )}
        </TableCell>
      ))}
      {last?.difference && <FigureCell figure="total" value={last.difference[figure]} signed />}
      <TableCell sx={{ display: { xs: 'none', md: 'table-cell' }, color: 'text.secondary' }}>
        {why && last?.reasons[why]}
      </TableCell>
    </TableRow>
  );
};

/** The taxes of one day or of two, with what the second changes and why. */
export const TaxesTable = ({ days, today }: { days: readonly DayTaxes[]; today: string }) => {
  const lines = CONTAINED.filter(
    ({ figure }) => figure === 'icms' || days.some((day) => (day[figure] ?? 0) !== 0),
  );
  const columns = days.length > 1 ? days.length + 3 : days.length + 2;
  return (
    <TableContainer>
      <Table size="small" aria-label={text.title} aria-live="polite">
        <TableHead>
          <TableRow>
            <TableCell>{text.tax}</TableCell>
            {days.map(({ on }, index) => (
              <TableCell key={on} align="right" sx={roomOf(index, days)}>
                {(on === today ? text.today : text.on)(formatDate(on))}
              </TableCell>
            ))}
            {days.length > 1 && <TableCell align="right">{text.difference}</TableCell>}
            <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{text.why}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ON_TOP.map((line) => (
            <Row key={line.figure} line={line} days={days} />
          ))}
          <TableRow>
            <TableCell colSpan={columns} sx={{ color: 'text.secondary', typography: 'note' }}>
              {text.contained}
            </TableCell>
          </TableRow>
          {lines.map((line) => (
            <Row key={line.figure} line={line} days={days} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
