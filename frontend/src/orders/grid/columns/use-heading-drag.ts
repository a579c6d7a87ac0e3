import { type MouseEvent as Press, useRef, useState } from 'react';
import { canMove } from './column-choice';
import type { Arrangement } from './use-column-choice';

/** Where a column would be put. */
export interface Drop {
  beside: string;
  side: 'before' | 'after';
}

/** px from the edge of the scrolled box at which a dragged column scrolls it, and by how much. */
const EDGE = 48;
const SCROLLED = 32;

const scrollAtEdge = (heading: Element, x: number): void => {
  const box = heading.closest<HTMLElement>('[data-scroller]');
  if (box === null) return;
  const { left, right } = box.getBoundingClientRect();
  if (x > right - EDGE) box.scrollLeft += SCROLLED;
  else if (x < left + EDGE) box.scrollLeft -= SCROLLED;
};

/** The place that the pointer is on; null beside the headings. */
const dropAt = ({ target, clientX }: MouseEvent): Drop | null => {
  const heading = target instanceof Element ? target.closest<HTMLElement>('[data-heading]') : null;
  const beside = heading?.dataset.heading;
  if (!heading || beside === undefined) return null;
  const { left, width } = heading.getBoundingClientRect();
  return { beside, side: clientX < left + width / 2 ? 'before' : 'after' };
};

/** px beside a heading's end that are its border. */
const BORDER = 6;

const isOnBorder = (heading: Element, x: number): boolean =>
  heading.getBoundingClientRect().right - x < BORDER;

/** Moving a column by its heading, as Alt+Shift+← and → and the menu of the columns do, and its width by the heading's border. */
export const useHeadingDrag = ({ move, resize }: Arrangement) => {
  const [drop, setDrop] = useState<Drop | null>(null);
  const last = useRef<Drop | null>(null);
  const put = (next: Drop | null) => {
    last.current = next;
    setDrop((before) => (before?.beside === next?.beside && before?.side === next?.side ? before : next));
  };
  return {
    /** Where the dragged column would come; null while none is dragged. */
    drop,
    /** @returns whether the border was pressed, which selects nothing */
    onPress: ({ button, currentTarget, clientX }: Press<HTMLElement>, key: string): boolean => {
      if (button === 0 && isOnBorder(currentTarget, clientX)) {
        const { width } = currentTarget.getBoundingClientRect();
        const onDrag = (event: MouseEvent) => resize(key, width + event.clientX - clientX);
        window.addEventListener('mousemove', onDrag);
        window.addEventListener('mouseup', () => window.removeEventListener('mousemove', onDrag), {
          once: true,
        });
        return true;
      }
      if (button !== 0 || !canMove(key)) return false;
      const onMove = (event: MouseEvent) => {
        scrollAtEdge(currentTarget, event.clientX);
        const at = dropAt(event);
        put(at?.beside === key ? null : at);
      };
      window.addEventListener('mousemove', onMove);
      const onUp = () => {
        window.removeEventListener('mousemove', onMove);
        if (last.current) move(key, last.current.beside, last.current.side);
        put(null);
      };
      window.addEventListener('mouseup', onUp, { once: true });
      return false;
    },
  };
};
