import type { Components, Theme } from '@mui/material/styles';

/** Rules of the whole page: figures in columns of equal width, one visible focus ring, motion only where wanted. */
export const baseStyles: Components<Theme>['MuiCssBaseline'] = {
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
