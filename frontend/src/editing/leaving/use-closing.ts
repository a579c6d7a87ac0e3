import { useState } from 'react';
import type { HeldNavigation } from './leave-guard';

type Closing = Pick<HeldNavigation, 'proceed' | 'stay'>;

/**
 * Closing a form that is no place in the address, such as a dialog over another form.
 * @param unsaved whether it would lose something
 * @returns `close` leaves it, or begins the question `closing` that its dialogs show
 */
export const useClosing = (unsaved: () => boolean) => {
  const [closing, setClosing] = useState<Closing | null>(null);
  const stay = () => setClosing(null);
  const close = (leave: () => void): void => {
    if (!unsaved()) {
      leave();
      return;
    }
    const proceed = () => {
      stay();
      leave();
    };
    setClosing({ proceed, stay });
  };
  return { closing, close };
};
