import { useEffect, useState } from 'react';

/** How long typing must rest before a search runs. */
export const SEARCH_DELAY_MS = 500;

/** The value as it was once it stopped changing for `delay`. */
export const useDebounced = <T>(value: T, delay = SEARCH_DELAY_MS): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};
