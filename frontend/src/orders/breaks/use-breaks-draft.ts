import { useState } from 'react';
import type { Order } from '../data/types';
import { addQuantity } from './quantities';

/** The breaks of a set, or (null) of the whole quote → what they become. */
type Drafts = ReadonlyMap<number | null, number[]>;

const breaksOf = (order: Order, setId: number | null): number[] =>
  setId === null ? order.breaks : (order.sets.find(({ id }) => id === setId)?.breaks ?? []);

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((quantity, index) => quantity === other[index]);

/** The quantities of the dialog: of the set that is chosen, or (null) of the whole quote, until they are saved. */
export const useBreaksDraft = (order: Order, initial: number | null) => {
  const [setId, setSetId] = useState(initial);
  /** What was changed and is not saved yet. */
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const quantities = drafts.get(setId) ?? breaksOf(order, setId);
  /** Adds what is typed. @returns all that was changed; null where the typed text is no quantity */
  const settle = (): Drafts | null => {
    const { quantities: added, refused: why } = addQuantity(quantities, typed);
    setRefused(why ?? null);
    if (why !== undefined) return null;
    const all = added ? new Map(drafts).set(setId, added) : drafts;
    setDrafts(all);
    setTyped('');
    return all;
  };
  return {
    setId,
    quantities,
    typed,
    refused,
    settle,
    /** Whether closing would lose something. */
    unsaved: () =>
      typed.trim() !== '' || [...drafts].some(([id, breaks]) => !isSame(breaks, breaksOf(order, id))),
    type: (text: string) => {
      setRefused(null);
      setTyped(text);
    },
    change: (next: number[]) => setDrafts(new Map(drafts).set(setId, next)),
    /** Goes on with another set, or with the whole quote. */
    turnTo: (next: number | null) => {
      if (settle()) setSetId(next);
    },
  };
};
