import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** One step above `background.paper`: menus, table heads, hovered tiles. */
    raised: string;
    /** Colour of critical entries of the error log, and of orders that are released. */
    purple: Palette['primary'];
  }
  interface PaletteOptions {
    raised?: string;
    purple?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    purple: true;
  }
}

/** Graphite with one ember accent. Text and status colours reach AA on all three surfaces. */
export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#FF7A33', light: '#FF9A63', dark: '#E8651F', contrastText: '#1A0D05' },
  secondary: { main: '#9AA3AD', contrastText: '#121417' },
  background: { default: '#121417', paper: '#1A1D21' },
  raised: '#22262B',
  divider: '#2E3338',
  text: { primary: '#E8EAED', secondary: '#9AA3AD', disabled: '#6B737C' },
  info: { main: '#6FB3F2', contrastText: '#0B1620' },
  success: { main: '#5DC68C', contrastText: '#08170F' },
  warning: { main: '#EDB54A', contrastText: '#1C1303' },
  error: { main: '#FF7B74', contrastText: '#1F0706' },
  purple: { main: '#C39BF5', contrastText: '#160A24' },
  action: { hover: 'rgba(232,234,237,0.05)', selected: 'rgba(255,122,51,0.12)', active: '#9AA3AD' },
};

/** Paper with the same ember, darker for contrast. */
export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: { main: '#C2410C', light: '#DD5B22', dark: '#9A3412', contrastText: '#FFFFFF' },
  secondary: { main: '#5E656D', contrastText: '#FFFFFF' },
  background: { default: '#F6F5F2', paper: '#FFFFFF' },
  raised: '#F1EFEA',
  divider: '#E2DFD8',
  text: { primary: '#1B1E22', secondary: '#5E656D', disabled: '#9A9FA5' },
  info: { main: '#1F62A8', contrastText: '#FFFFFF' },
  success: { main: '#1D6F42', contrastText: '#FFFFFF' },
  warning: { main: '#8A5800', contrastText: '#FFFFFF' },
  error: { main: '#B42318', contrastText: '#FFFFFF' },
  purple: { main: '#6D3FC0', contrastText: '#FFFFFF' },
  action: { hover: 'rgba(27,30,34,0.04)', selected: 'rgba(194,65,12,0.08)', active: '#5E656D' },
};
