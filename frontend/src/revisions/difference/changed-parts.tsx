import { Box, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { texts } from '../../i18n';
import { FigureCell, FigureMeasure, FiguresTable } from '../../ui';
import type { Difference } from '../revisions-api';

const text = texts.revisions;

/** A phone has room for one amount: what it moved. */
const roomy = { display: { xs: 'none', sm: 'table-cell' } };

/** The parts that changed, each with the reasons that moved its price. */
export const ChangedParts = ({ parts }: Pick<Difference, 'parts'>) => (
  <Box sx={{ paddingTop: 2 }}>
    <Typography variant="h2" component="h3" sx={{ padding: '0 16px 4px' }}>
      {text.changedParts}
    </Typography>
    <FiguresTable
      size="small"
      aria-label={text.changedParts}
      heads={[text.part, { label: text.before, sx: roomy }, { label: text.after, sx: roomy }, text.moved]}
    >
      <TableBody>
        {parts.map(({ id, title, set, before, after, moved, steps }) => (
          <TableRow key={id}>
            <TableCell sx={{ overflowWrap: 'anywhere', paddingBlock: 0.75 }}>
              {title || texts.orders.parts.untitled}
              <Box component="span" sx={{ display: 'block', typography: 'note', color: 'text.secondary' }}>
                {set}
              </Box>
              <Box component="span" sx={{ display: 'block', typography: 'note', color: 'text.secondary' }}>
                {steps.map((step) => (
                  <Box component="span" key={step.reason} sx={{ marginInlineEnd: 1.5, whiteSpace: 'nowrap' }}>
                    {text.reasons[step.reason]} <FigureMeasure figure="total" signed value={step.moved} />
                  </Box>
                ))}
              </Box>
            </TableCell>
            <FigureCell figure="total" value={before} sx={roomy} />
            <FigureCell figure="total" value={after} sx={roomy} />
            <FigureCell figure="total" signed value={moved} />
          </TableRow>
        ))}
      </TableBody>
    </FiguresTable>
  </Box>
);
