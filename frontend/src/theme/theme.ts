import type { PaletteOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { actionStyles } from './action-styles';
import { baseStyles } from './base-styles';
import { inputStyles } from './input-styles';
import { darkPalette, lightPalette } from './palette';
import { surfaceStyles } from './surface-styles';

const build = (palette: PaletteOptions): RaThemeOptions => ({
  palette,
  shape: { borderRadius: 6 },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSize: 14,
    htmlFontSize: 16,
    h1: { fontSize: 16, fontWeight: 600, lineHeight: '24px', letterSpacing: '-0.01em' },
    h2: { fontSize: 14, fontWeight: 600, lineHeight: '20px', letterSpacing: 0 },
    h3: { fontSize: 13, fontWeight: 600, lineHeight: '20px', letterSpacing: 0 },
    body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
    body2: { fontSize: 13, lineHeight: '18px', letterSpacing: 0 },
    caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
    button: { textTransform: 'none', letterSpacing: 0 },
  },
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
    ...inputStyles,
    ...surfaceStyles,
    ...actionStyles,
  },
});

/** Graphite and paper, one ember accent, hairlines instead of shadows. Dark is the default. */
export const darkTheme = build(darkPalette);
export const lightTheme = build(lightPalette);
