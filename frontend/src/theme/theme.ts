import type { PaletteOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { actionStyles } from './action-styles';
import { baseStyles } from './base-styles';
import { inputStyles } from './input-styles';
import { darkPalette, lightPalette } from './palette';
import { surfaceStyles } from './surface-styles';
import { typeStyles, typography } from './type-scale';

const build = (palette: PaletteOptions): RaThemeOptions => ({
  palette,
  shape: { borderRadius: 6 },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1200, xl: 1536 } },
  typography,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 160,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: {
    MuiCssBaseline: baseStyles,
    ...typeStyles,
    ...inputStyles,
    ...surfaceStyles,
    ...actionStyles,
  },
});

/** Graphite and paper, one ember accent, hairlines instead of shadows. Dark is the default. */
export const darkTheme = build(darkPalette);
export const lightTheme = build(lightPalette);
