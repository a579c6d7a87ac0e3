import { type ReactNode, useCallback, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api';

export type ToastColour = 'error' | 'success' | 'warning' | 'info';

/** Shows a message for 3 seconds; the default colour is error. */
export const useToast = (): ((message: ReactNode, colour?: ToastColour) => void) => {
  const notify = useNotify();
  return useCallback(
    (message: ReactNode, colour: ToastColour = 'error') => notify(message, { type: colour }),
    [notify],
  );
};

/**
 * Runs what the server may refuse; its failure is shown in a toast, in the words of the answer or else in those given, its success
 * where there are words for that.
 */
export const useAttempt = (): ((
  work: () => Promise<unknown>,
  failed: string,
  done?: string,
) => Promise<void>) => {
  const toast = useToast();
  return useCallback(
    async (work: () => Promise<unknown>, failed: string, done?: string) => {
      try {
        await work();
        if (done !== undefined) toast(done, 'success');
      } catch (error) {
        toast(messageOf(error, failed));
      }
    },
    [toast],
  );
};

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
