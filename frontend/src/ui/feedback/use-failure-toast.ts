import { useEffect } from 'react';
import { useToast } from './use-toast';

/**
 * Says once in a toast that something could not be loaded, beside what the screen shows in its place.
 * @param error what the query failed with, null or undefined while it has not
 */
export const useFailureToast = (error: unknown, message: (error: unknown) => string): void => {
  const toast = useToast();
  const text = error ? message(error) : undefined;
  useEffect(() => {
    if (text !== undefined) toast(text);
    // Another failure of the same kind is shown again.
  }, [error, text, toast]);
};
