import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FITTED, panBy, type View, zoomAt } from './zoom';

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
const useTap = (onTap?: (target: Element) => boolean) => {
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

const STEP = 1.3;
const KEY_PAN = 60;

/** Zooms at the pointer where the wheel turns over the pane. */
const useWheel = (
  pane: RefObject<HTMLDivElement | null>,
  setView: (change: (old: View) => View) => void,
): void => {
  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    // Not passive, because the wheel must zoom here instead of scrolling what is behind.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const point = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
      setView((old) => zoomAt(old, Math.exp(-event.deltaY * 0.0015), point, box));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [pane, setView]);
};

/**
 * Zoom and pan of a pane by wheel, drag, buttons and keys. Attach `pane` and `handlers` to it.
 * @param onTap as of `useTap`
 */
export const useZoom = (onTap?: (target: Element) => boolean) => {
  const pane = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(FITTED);
  const [dragging, setDragging] = useState(false);
  const tap = useTap(onTap);

  const size = () => pane.current?.getBoundingClientRect() ?? new DOMRect();
  const zoom = (factor: number) => setView((old) => zoomAt(old, factor, { x: 0, y: 0 }, size()));
  const pan = (x: number, y: number) => setView((old) => panBy(old, x, y, size()));

  useWheel(pane, setView);

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setView(FITTED),
    ArrowLeft: () => pan(KEY_PAN, 0),
    ArrowRight: () => pan(-KEY_PAN, 0),
    ArrowUp: () => pan(0, KEY_PAN),
    ArrowDown: () => pan(0, -KEY_PAN),
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      tap.down(event);
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragging) pan(event.movementX, event.movementY);
    },
    onPointerUp: (event: PointerEvent) => {
      setDragging(false);
      tap.up(event);
    },
    onPointerCancel: () => {
      setDragging(false);
      tap.cancel();
    },
    onDoubleClick: () => {
      if (tap.wasMeant()) return;
      if (view.scale > 1) setView(FITTED);
      else zoom(STEP * 2);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const action = keys[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    },
  };
  return {
    pane,
    view,
    dragging,
    handlers,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    fit: () => setView(FITTED),
  };
};
