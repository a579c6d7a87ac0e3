import { useState } from 'react';
import type { CutSettings } from './types';

/** The settings of a plan with what the user has changed since it was computed. */
export const useChosenSettings = (stored: CutSettings | undefined) => {
  const [chosen, setChosen] = useState<Partial<CutSettings>>({});
  return {
    settings: stored && { ...stored, ...chosen },
    /** Whether the settings are others than those of the plan. */
    isChanged: Object.keys(chosen).length > 0,
    change: (fields: Partial<CutSettings>) => setChosen({ ...chosen, ...fields }),
    reset: () => setChosen({}),
  };
};
