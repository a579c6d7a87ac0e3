import { createContext, useContext } from 'react';
import type { Contours } from './contours/use-contours';
import type { PartSession } from './session/use-part-session';
import type { Suggestions } from './suggestions/use-suggestions';

/** @param process of a row's figure: its place among the rows with a process, from 1 on */
export type Explain = (field: string, anchor: HTMLElement, process?: number) => void;

/** The part that the dialog shows, for everything in it. */
export interface OpenPart {
  form: PartSession;
  suggestions: Suggestions;
  contours: Contours;
  /** The user may not change it. */
  disabled: boolean;
  /** Shows how one of its figures came about. */
  explain: Explain;
}

const PartContext = createContext<OpenPart | null>(null);
export const PartProvider = PartContext.Provider;

/** @throws Error outside of a part's dialog */
export const useOpenPart = (): OpenPart => {
  const open = useContext(PartContext);
  if (open === null) throw new Error('useOpenPart needs a PartProvider above it');
  return open;
};
