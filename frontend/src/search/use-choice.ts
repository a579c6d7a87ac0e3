import { type KeyboardEvent, useState } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-item';

interface ChoiceOptions {
  groups: readonly PaletteGroup[];
  /** The answer to what is typed has not come yet. */
  pending: boolean;
  onChoose: (item: PaletteItem, newTab: boolean) => void;
}

/**
 * The active item: the first, until the arrows or the mouse choose another one. Enter before the answer has come opens the
 * first item of the answer.
 */
export function useChoice({ groups, pending, onChoose }: ChoiceOptions) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<{ newTab: boolean } | null>(null);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === chosen) ?? items[0];

  if (waiting && !pending) {
    setWaiting(null);
    if (active) queueMicrotask(() => onChoose(active, waiting.newTab));
  }

  const step = (by: number) => {
    if (!active) return;
    const next = (items.indexOf(active) + by + items.length) % items.length;
    setChosen(items[next]?.key ?? null);
  };
  const enter = (newTab: boolean) => {
    if (pending && chosen === null) setWaiting({ newTab });
    else if (active) onChoose(active, newTab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const actions: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => enter(ctrlKey || metaKey),
    };
    const action = actions[key];
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
  /** Another text was typed: its first item is the active one. */
  const reset = () => {
    setChosen(null);
    setWaiting(null);
  };
  return { active, onKeyDown, point: (item: PaletteItem) => setChosen(item.key), reset };
}
