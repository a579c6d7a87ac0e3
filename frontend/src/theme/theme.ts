import type { Components, PaletteOptions, Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { actionStyles } from './action-styles';
import { inputStyles } from './input-styles';
import { darkPalette, lightPalette } from './palette';
import { surfaceStyles } from './surface-styles';
import { typeStyles, typography } from './type-scale';

/** Rules of the whole page: figures in columns of equal width, one visible focus ring, lists without bullets, motion only where wanted. */
const baseStyles: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: ({ palette }) => ({
    'html, body, #root': { height: '100%' },
    body: {
      fontVariantNumeric: 'tabular-nums',
      fontFeatureSettings: "'cv05', 'cv11'",
      WebkitFontSmoothing: 'antialiased',
      scrollbarColor: `${palette.divider} transparent`,
    },
    ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2, borderRadius: 4 },
    'input:focus-visible, textarea:focus-visible, [role="combobox"]:focus-visible': { outline: 'none' },
    a: { color: 'inherit' },
    'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  }),
};

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
