/** Read by screen readers, not visible. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  // With units: a bare 1 is 100% in the theme's style language.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
