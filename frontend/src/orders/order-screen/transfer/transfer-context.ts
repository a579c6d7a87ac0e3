import { createContext, useContext } from 'react';
import type { OrderSet, Part } from '../../data/types';
import type { Contents } from './contents';
import type { PartSelection } from './use-part-selection';

/** What is being dragged over the sets. */
export interface Dragged {
  kind: Contents['kind'];
  ids: readonly number[];
}

/** Selecting, copying and moving of parts and sets on the order screen. */
export interface Transfers {
  selection: PartSelection;
  /** What was cut and waits for its place. */
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

/** Null where the order may not be changed. */
export const useTransferring = (): Transfers | null => useContext(TransferContext);
