import type { CSSProperties } from 'react';

/** A column that narrow screens do without. */
export const secondaryCell = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** For screen readers alone. */
export const VISUALLY_HIDDEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
