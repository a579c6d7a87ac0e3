import type { SvgIconComponent } from '@mui/icons-material';

/** Something that the palette offers: it leads to an address, or does something here. */
export interface PaletteItem {
  key: string;
  icon: SvgIconComponent;
  label: string;
  detail: string | null;
  /** What it was found by, where neither label nor detail says it. */
  excerpt?: string | null;
  to?: string;
  run?: () => void;
}

/** Items under one heading. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

/** A screen of the site that this user may open. */
export interface PaletteScreen {
  title: string;
  route: string;
  icon: SvgIconComponent;
}
