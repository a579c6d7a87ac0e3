import type { Components, Theme } from '@mui/material/styles';
import { ICON_SIZES, TEXT_SIZES } from './type-scale';

/** Hairlines separate surfaces; a shadow means that something is above the page: dialogs and menus. */
export const surfaceStyles: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 24px 64px rgba(0,0,0,0.36)',
        borderRadius: 8,
        // Nearly as wide as a phone.
        [theme.breakpoints.down('sm')]: { margin: 12, maxHeight: 'calc(100% - 24px)' },
      }),
      paperFullWidth: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { width: 'calc(100% - 24px)' } }),
      paperFullScreen: ({ theme }) => ({
        border: 0,
        borderRadius: 0,
        [theme.breakpoints.down('sm')]: { margin: 0, width: '100%', maxHeight: 'none' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(8,9,11,0.56)' } } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: TEXT_SIZES.lead, fontWeight: 600, lineHeight: '24px', padding: '16px 20px 8px' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 16px' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor:
          theme.palette.mode === 'dark' ? theme.palette.raised : theme.palette.background.paper,
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: '0 8px 24px rgba(0,0,0,0.2)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: TEXT_SIZES.small, minHeight: 34, gap: 10 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 'auto !important', color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: {
      // The pointer goes through it: the button below it stays clickable.
      disableInteractive: true,
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: TEXT_SIZES.note,
        fontWeight: 400,
        backgroundColor: theme.palette.mode === 'dark' ? '#3A4047' : '#2A2E33',
        color: '#F2F3F5',
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 38,
        // Above and below for texts of several lines; one line has its room from the height.
        padding: '3px 12px',
        fontSize: TEXT_SIZES.small,
        letterSpacing: 0,
        borderColor: theme.palette.divider,
      }),
      head: ({ theme }) => ({
        height: 34,
        fontSize: TEXT_SIZES.note,
        fontWeight: 500,
        lineHeight: '16px',
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { icon: { fontSize: ICON_SIZES.tiny }, root: { '&.Mui-active': { color: 'inherit' } } },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
