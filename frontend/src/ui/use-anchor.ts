import { type MouseEvent, useState } from 'react';

/**
 * A button and what opens below it, at its right end, with the props of both.
 * @param kind of what opens
 */
export const useAnchor = (kind: 'menu' | 'dialog') => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return {
    anchor,
    close,
    button: {
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    popup: {
      open,
      anchorEl: anchor,
      onClose: close,
      transformOrigin: { horizontal: 'right', vertical: 'top' },
      anchorOrigin: { horizontal: 'right', vertical: 'bottom' },
    } as const,
  };
};
