import { useEffect, useLayoutEffect, useRef } from 'react';

/** A key with its modifiers: `ctrl+s` (Ctrl or ⌘), `alt+ArrowLeft`. */
const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}${key}`;
};

/**
 * Key combinations of a screen or dialog, wherever the focus is. A screen's own rest while a dialog lies over it.
 * @param keys combination → what it does
 */
export const useShortcuts = (keys: Readonly<Record<string, () => void>>, enabled = true): void => {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const action = latest.current[nameOf(event)];
      if (!action || event.repeat) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled]);
};
