import type { MouseEvent, ReactNode } from 'react';
import { underBase } from '../../api';

/** How a row is opened: here, and, where it has an address, in another tab. */
export interface Opening {
  open: () => void;
  href: string | undefined;
}

/** Ctrl, Cmd or Shift ask the browser for another tab or window, as the middle button does. */
const asksForTab = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || button === 1;

const MIDDLE = 1;

/** A click anywhere in the row opens it, unless it ended a selection of text. */
export const openedByRow = ({ open, href }: Opening) => ({
  onClick: (event: MouseEvent) => {
    if (event.defaultPrevented || window.getSelection()?.type === 'Range') return;
    if (href !== undefined && asksForTab(event)) window.open(underBase(href), '_blank', 'noopener');
    else open();
  },
  onAuxClick: (event: MouseEvent) => {
    if (href !== undefined && event.button === MIDDLE) window.open(underBase(href), '_blank', 'noopener');
  },
});

/** The first cell is the keyboard's way; as a link it leaves other tabs to the browser. */
export const OpenCell = ({ opening, children }: { opening: Opening; children: ReactNode }) => {
  const { open, href } = opening;
  if (href === undefined) {
    return (
      <button
        type="button"
        data-open
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <a
      href={underBase(href)}
      data-open
      draggable={false}
      onAuxClick={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        if (asksForTab(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </a>
  );
};
