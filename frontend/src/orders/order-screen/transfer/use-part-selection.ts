import { useRef, useState } from 'react';
import type { Order } from '../../data/types';

/** All parts of the order as the screen shows them. */
const partIds = (order: Order): number[] => order.sets.flatMap((set) => set.parts.map(({ id }) => id));

/** Which parts of the order are selected; one that is gone is no longer. */
export const usePartSelection = (order: Order) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number | null>(null);
  const all = partIds(order);
  const selected = all.filter((id) => chosen.has(id));
  return {
    /** In the order of the screen. */
    selected,
    isSelected: (id: number) => chosen.has(id),
    toggle: (id: number) => {
      anchor.current = id;
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    /** Adds all from the one that was chosen last to this one. */
    extend: (id: number) => {
      const [from, to] = [all.indexOf(anchor.current ?? id), all.indexOf(id)];
      const range = from < 0 ? [id] : all.slice(Math.min(from, to), Math.max(from, to) + 1);
      setChosen(new Set([...selected, ...range]));
    },
    select: (ids: readonly number[]) => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
  };
};

export type PartSelection = ReturnType<typeof usePartSelection>;
