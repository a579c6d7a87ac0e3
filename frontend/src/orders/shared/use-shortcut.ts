import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../providers';
import { paths } from '../../routes';

/** A key with its modifiers: `ctrl+s` (Ctrl or ⌘), `alt+ArrowLeft`. */
const keyName = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}${key}`;
};

/** Whether a key without Ctrl or Alt is text there. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const isPlain = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Key combinations of a screen or dialog, wherever the focus is. A screen's own are off while a dialog is open over it.
 * @param keys combination (`ctrl+s`, `alt+ArrowLeft`, `n`) → what it does; a bare letter is only typed in a field
 */
export const useShortcuts = (keys: Readonly<Record<string, () => void>>, enabled = true): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[keyName(event)];
    if (!action || event.repeat || (isPlain(event) && takesText(event.target))) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
};

/** The state of the list's address when its search is to take the focus. */
export interface ListState {
  search?: boolean;
}

/** The keys of every order screen: a new order, and the search of the list. */
export const useOrderKeys = (enabled = true, onSearch?: () => void): void => {
  const navigate = useNavigate();
  const { creatableTypes } = useSession();
  const state: ListState = { search: true };
  useShortcuts(
    {
      ...(creatableTypes.length > 0 && {
        n: () => void navigate(paths.order('new')),
      }),
      '/': onSearch ?? (() => void navigate(paths.orders, { state })),
    },
    enabled,
  );
};
