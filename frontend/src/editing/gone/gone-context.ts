import { createContext, useContext } from 'react';

/** That the record which forms below are about is not there any more. */
export interface GoneRecord {
  message: string;
  /** Called once a form has nothing unsaved any more: it may be closed. */
  onLetGo: () => void;
}

const GoneContext = createContext<GoneRecord | null>(null);

/** Around the forms of a record: null as long as it is there. */
export const GoneProvider = GoneContext.Provider;

/** What the forms of this place are to know of a record that is gone; null while it is there. */
export const useGone = (): GoneRecord | null => useContext(GoneContext);
