import { type PointerEvent, useRef } from 'react';

/** Pixels that a pointer may move between going down and up: hands are not still. */
const STILL = 4;

interface Press {
  target: EventTarget;
  x: number;
  y: number;
}

const isStill = (press: Press, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - press.x, clientY - press.y) <= STILL;

/**
 * A press that is let go in its place, in a pane that captures the pointer to be dragged: its clicks name the pane alone.
 * @param onTap what was pressed; true where that meant something, and is no part of a double click
 */
export const useTap = (onTap?: (target: Element) => boolean) => {
  const press = useRef<Press | null>(null);
  const meant = useRef(false);
  return {
    down: ({ target, clientX, clientY }: PointerEvent) => {
      press.current = { target, x: clientX, y: clientY };
    },
    up: (event: PointerEvent) => {
      const { current } = press;
      press.current = null;
      const tap = current !== null && event.button === 0 && isStill(current, event);
      meant.current = tap && current.target instanceof Element && (onTap?.(current.target) ?? false);
    },
    cancel: () => {
      press.current = null;
    },
    /** Whether the last tap meant something. */
    wasMeant: () => meant.current,
  };
};
