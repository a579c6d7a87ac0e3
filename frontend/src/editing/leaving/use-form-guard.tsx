import type { ReactNode } from 'react';
import { UnsavedDialog } from './unsaved-dialog';
import { useClosing } from './use-closing';
import { useLeaveRule } from './use-leave-rule';

interface FormGuard {
  /** Closes the form, or asks first. */
  close: () => void;
  /** The question, to be drawn beside the form. */
  question: ReactNode;
}

/**
 * For a dialog with a form that is sent, not saved: what was typed is not lost without a question, by closing it or by
 * leaving its screen.
 */
export const useFormGuard = (unsaved: () => boolean, onClose: () => void): FormGuard => {
  const { closing, close } = useClosing(unsaved);
  const navigation = useLeaveRule({
    unsaved,
    leaves: ({ from, to }) => from.pathname !== to.pathname,
    keep: () => undefined,
  });
  const held = closing ?? navigation;
  return {
    close: () => close(onClose),
    question: held && <UnsavedDialog onStay={held.stay} onDiscard={held.proceed} />,
  };
};
