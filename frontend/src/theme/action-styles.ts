import type { Components, Theme } from '@mui/material/styles';
import { TEXT_SIZES } from './type-scale';

/** Where a finger points, each target has room for one. */
export const COARSE = '@media (pointer: coarse)';
export const FINGER = { minHeight: 44, minWidth: 44 } as const;

/** Buttons and chips. A contained primary button is the one main action of a screen; all others are quiet. */
export const actionStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { [COARSE]: { '&&': FINGER } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: 34,
        padding: '5px 14px',
        fontWeight: 500,
        fontSize: TEXT_SIZES.small,
        lineHeight: '20px',
        textTransform: 'none',
        transitionDuration: '120ms',
      },
      sizeSmall: { minHeight: 28, padding: '3px 10px' },
      outlined: ({ theme }) => ({
        '&.MuiButton-colorInherit': { borderColor: theme.palette.divider },
        '&.MuiButton-colorInherit:hover': { borderColor: theme.palette.text.disabled },
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6 } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 4, height: 22, fontSize: TEXT_SIZES.note, fontWeight: 500 },
      outlined: { backgroundColor: 'transparent' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        fontSize: TEXT_SIZES.small,
        fontWeight: 500,
        padding: '4px 12px',
        height: 34,
        borderColor: theme.palette.divider,
        // The accent has too little contrast on the light theme's selected ground.
        '&.Mui-selected': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always', color: 'textPrimary' } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 38, fontSize: TEXT_SIZES.small } } },
};
