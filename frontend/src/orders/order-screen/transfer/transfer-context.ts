import { createContext, useContext, useRef, useState } from 'react';
import type { Order, OrderSet, Part } from '../../data/types';
import type { Contents } from './contents';

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

type PartSelection = ReturnType<typeof usePartSelection>;

/** The parts or the set that are being dragged over the sets. */
export interface Dragged {
  kind: Contents['kind'];
  ids: readonly number[];
}

/** Selecting, copying and moving of parts and sets on the order screen. */
export interface Transfers {
  selection: PartSelection;
  /** The parts or the set that were cut and wait for their place. */
  isCut: (kind: Contents['kind'], id: number) => boolean;
  dragged: Dragged | null;
  drag: (dragged: Dragged | null) => void;
  /** Puts what is dragged into a set. `position` from 1; null: at the end. */
  dropParts: (setId: number, position: number | null, mode: Contents['mode']) => void;
  /** Puts the dragged set where this one stands. */
  dropSet: (before: OrderSet, mode: Contents['mode']) => void;
  duplicatePart: (part: Part) => void;
  duplicateSet: (set: OrderSet) => void;
  /** Asks for the set that the parts go to. */
  askSet: (ids: readonly number[]) => void;
  /** One place up (-1) or down (1). */
  moveSet: (set: OrderSet, step: -1 | 1) => void;
  /** Puts parts or sets on the clipboard, by a click. */
  clip: (mode: Contents['mode'], kind: Contents['kind'], ids: readonly number[]) => void;
}

const TransferContext = createContext<Transfers | null>(null);
export const TransferContextProvider = TransferContext.Provider;

/** @throws Error outside of the sets of an order */
export const useTransferring = (): Transfers => {
  const transfers = useContext(TransferContext);
  if (transfers === null) throw new Error('useTransferring needs a TransferProvider above it');
  return transfers;
};
