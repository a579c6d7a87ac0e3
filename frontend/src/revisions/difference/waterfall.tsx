import { Box, TableBody, TableCell, TableRow } from '@mui/material';
import { texts } from '../../i18n';
import { FigureCell, FiguresTable } from '../../ui';
import type { Difference, DifferenceStep } from '../revisions-api';
import { type Bar, bars } from './bars';

const text = texts.revisions;

/** A phone shows the reason, what it moved, and the picture. */
const roomy = { display: { xs: 'none', md: 'table-cell' } };

const COLOURS = { total: 'primary.main', up: 'success.main', down: 'error.main' } as const;

const Drawn = ({ bar }: { bar: Bar }) => (
  <TableCell aria-hidden sx={{ width: { xs: '34%', md: '38%' } }}>
    <Box sx={{ position: 'relative', height: 14 }}>
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          left: `${bar.left}%`,
          width: `max(2px, ${bar.width}%)`,
          borderRadius: 0.5,
          backgroundColor: COLOURS[bar.kind],
          opacity: bar.kind === 'total' ? 0.55 : 0.9,
          // The picture begins near the smallest total, not at zero: a total fades in from what is left out.
          ...(bar.kind === 'total' && { maskImage: 'linear-gradient(to right, transparent, black 24px)' }),
        }}
      />
    </Box>
  </TableCell>
);

const TotalRow = ({ name, total, bar }: { name: string; total: number; bar: Bar }) => (
  <TableRow sx={{ '& td, & th': { fontWeight: 600, backgroundColor: 'action.hover' } }}>
    <TableCell component="th" scope="row">
      {text.stateTotal(name)}
    </TableCell>
    <TableCell sx={roomy} />
    <TableCell sx={roomy} />
    <FigureCell figure="total" value={total} />
    <Drawn bar={bar} />
  </TableRow>
);

const StepRow = ({ step, bar }: { step: DifferenceStep; bar: Bar }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {text.reasons[step.reason]}
    </TableCell>
    <FigureCell figure="total" signed value={step.value} sx={roomy} />
    <FigureCell figure="total" signed value={step.ipi} sx={roomy} />
    <FigureCell figure="total" signed value={step.moved} />
    <Drawn bar={bar} />
  </TableRow>
);

interface WaterfallProps {
  difference: Difference;
  /** The names of the two states. */
  names: { from: string; to: string };
}

/** From the older total to the newer one, step by step: a table whose last column is the picture of it. */
export const Waterfall = ({ difference, names }: WaterfallProps) => {
  const drawn = bars(difference);
  return (
    <FiguresTable
      size="small"
      aria-label={text.compareTitle}
      heads={[
        text.reason,
        { label: text.withoutIpi, sx: roomy },
        { label: text.ipi, sx: roomy },
        text.moved,
        { label: text.picture, align: 'left', 'aria-hidden': true },
      ]}
    >
      <TableBody>
        <TotalRow name={names.from} total={difference.before} bar={drawn.before} />
        {difference.steps.map((step, index) => {
          const bar = drawn.steps[index];
          return bar && <StepRow key={step.reason} step={step} bar={bar} />;
        })}
        <TotalRow name={names.to} total={difference.after} bar={drawn.after} />
      </TableBody>
    </FiguresTable>
  );
};
