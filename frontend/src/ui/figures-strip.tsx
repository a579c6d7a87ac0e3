import { Box, Skeleton, Typography } from '@mui/material';
import { FRAMED } from './framed';
import { Quiet } from './quiet';

export interface StripFigure {
  label: string;
  /** As it is shown; undefined while it loads. */
  value: string | undefined;
  /** A palette colour that sets it apart from the others. */
  colour?: string;
}

const Figure = ({ label, value, colour }: StripFigure) => (
  <Box sx={{ padding: '10px 16px', backgroundColor: 'background.paper' }}>
    <Quiet variant="caption">{label}</Quiet>
    <Typography variant="figure" sx={{ color: colour }}>
      {value ?? <Skeleton width={40} />}
    </Typography>
  </Box>
);

/** Six figures of equal weight in one strip, separated by hairlines. */
export const FiguresStrip = ({ label, figures }: { label: string; figures: readonly StripFigure[] }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
      gap: '1px',
      overflow: 'hidden',
      ...FRAMED,
      backgroundColor: 'divider',
    }}
  >
    {figures.map((figure) => (
      <Figure key={figure.label} {...figure} />
    ))}
  </Box>
);
