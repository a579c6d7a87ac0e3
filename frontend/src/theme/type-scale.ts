import type { Components, Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Every size of text in the product, in px where it is a number. */
export const TEXT_SIZES = {
  badge: 10,
  key: 11,
  note: 12,
  small: 13,
  body: 14,
  brand: 15,
  lead: 16,
  total: 18,
  figure: 20,
  headFigure: 24,
  /** Of the figure before it. */
  unit: '0.92em',
} as const;

/** The sizes of icons besides the library's own (small: 20), in px. */
export const ICON_SIZES = { mark: 12, tiny: 14, dense: 16, control: 18, menu: 19, state: 28 } as const;

/**
 * Variants of text: `<Typography variant="note">`, or `typography: 'note'` for an element of another kind. A variant of the
 * text's size alone keeps the line height and weight of the text around it.
 */
const textVariants = {
  badge: { fontSize: TEXT_SIZES.badge },
  /** A key beside what it does. */
  key: { fontSize: TEXT_SIZES.key },
  note: { fontSize: TEXT_SIZES.note },
  small: { fontSize: TEXT_SIZES.small },
  /** The usual size, where the text around is smaller. */
  body: { fontSize: TEXT_SIZES.body },
  /** Names what stands beside or below it. */
  label: { fontSize: TEXT_SIZES.small, fontWeight: 600 },
  /** The page's title in the bar over all screens. */
  title: { fontSize: TEXT_SIZES.body, fontWeight: 600, lineHeight: '24px', letterSpacing: '-0.01em' },
  lead: { fontSize: TEXT_SIZES.lead },
  /** The sum below figures. */
  total: { fontSize: TEXT_SIZES.total, fontWeight: 650 },
  figure: { fontSize: TEXT_SIZES.figure, fontWeight: 600, lineHeight: '28px' },
  headFigure: { fontSize: TEXT_SIZES.headFigure, fontWeight: 600, lineHeight: '34px' },
  brand: { fontSize: TEXT_SIZES.brand, fontWeight: 650, letterSpacing: '-0.02em' },
  code: { fontSize: TEXT_SIZES.lead, fontFamily: 'monospace' },
  /** A unit, smaller than its figure. */
  unit: { fontSize: TEXT_SIZES.unit },
} satisfies Record<string, CSSProperties>;

type TextVariant = keyof typeof textVariants;
type IconSize = keyof typeof ICON_SIZES;

declare module '@mui/material/styles' {
  /** The variants that styled elements take from the theme. */
  interface TypographyVariants {
    note: CSSProperties;
    small: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<TextVariant, true> {
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}
declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides extends Record<IconSize, true> {
    large: false;
  }
}

export const typography = {
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSize: TEXT_SIZES.body,
  htmlFontSize: 16,
  h1: { fontSize: TEXT_SIZES.lead, fontWeight: 600, lineHeight: '24px', letterSpacing: '-0.01em' },
  h2: { fontSize: TEXT_SIZES.body, fontWeight: 600, lineHeight: '20px', letterSpacing: 0 },
  h3: { fontSize: TEXT_SIZES.small, fontWeight: 600, lineHeight: '20px', letterSpacing: 0 },
  body1: { fontSize: TEXT_SIZES.body, lineHeight: '20px', letterSpacing: 0 },
  body2: { fontSize: TEXT_SIZES.small, lineHeight: '18px', letterSpacing: 0 },
  caption: { fontSize: TEXT_SIZES.note, lineHeight: '16px', letterSpacing: 0 },
  button: { textTransform: 'none', letterSpacing: 0 },
  ...textVariants,
} as const;

/** Variants of text are paragraphs unless they say otherwise; icons take the sizes above by name. */
export const typeStyles: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: Object.fromEntries(Object.keys(textVariants).map((variant) => [variant, 'p'])),
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        variants: (Object.keys(ICON_SIZES) as IconSize[]).map((fontSize) => ({
          props: { fontSize },
          style: { fontSize: ICON_SIZES[fontSize] },
        })),
      },
    },
  },
};
