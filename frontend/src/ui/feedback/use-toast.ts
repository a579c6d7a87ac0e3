import { useCallback } from 'react';
import { useNotify } from 'react-admin';

export type ToastColour = 'error' | 'success' | 'warning' | 'info';

/** Shows a message for 3 seconds; the default colour is error. */
export const useToast = (): ((message: string, colour?: ToastColour) => void) => {
  const notify = useNotify();
  return useCallback(
    (message: string, colour: ToastColour = 'error') => notify(message, { type: colour }),
    [notify],
  );
};
