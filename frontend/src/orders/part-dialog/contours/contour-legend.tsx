import { Box, Stack, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { LOOKS } from './contour-looks';
import type { Contours } from './use-contours';

const text = texts.orders.contours;

/** A line of the look, on white as the drawing is. */
const Sample = ({ look: { colour, dashes } }: { look: (typeof LOOKS)[keyof typeof LOOKS] }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 26 8"
    sx={{ width: 26, height: 8, flexShrink: 0, backgroundColor: '#FFFFFF', borderRadius: 0.5 }}
  >
    <path d="M0 4H26" stroke={colour} strokeWidth={2.5} strokeDasharray={dashes} />
  </Box>
);

/** The meaning of the lines over the drawing, for those that it has. */
export const ContourLegend = ({ contours: { sheet, isOut } }: { contours: Contours }) => {
  const shown = new Set<keyof typeof LOOKS>();
  for (const { id, kind } of sheet.contours) shown.add(isOut(id) ? 'out' : kind);
  if (sheet.bends.length > 0) shown.add('bend');
  if (shown.size === 0) return null;
  const looks = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter((look) => shown.has(look));
  return (
    // In a box of its own: the first list in the column would grow with the drawing.
    <Box>
      <Stack
        component="ul"
        direction="row"
        aria-label={text.legend}
        sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {looks.map((look) => (
          <Stack key={look} component="li" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <Sample look={LOOKS[look]} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {text.looks[look]}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
};
