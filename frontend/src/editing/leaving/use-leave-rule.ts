import { useEffect, useEffectEvent, useId } from 'react';
import { type HeldNavigation, useLeaving } from './leave-guard';
import type { LeaveRule } from './leave-rules';

/**
 * Registers a form's rule for as long as the form is open.
 * @returns the navigation that waits for this form's answer, if there is one
 */
export const useLeaveRule = ({ unsaved, leaves, keep }: Omit<LeaveRule, 'id'>): HeldNavigation | null => {
  const { rules, held } = useLeaving();
  const id = useId();
  const isUnsaved = useEffectEvent(unsaved);
  const isLeft = useEffectEvent(leaves);
  const keepUnsaved = useEffectEvent(keep);
  useEffect(
    () =>
      rules.add({
        id,
        unsaved: () => isUnsaved(),
        leaves: (navigation) => isLeft(navigation),
        keep: () => keepUnsaved(),
      }),
    [rules, id],
  );
  return held?.rule === id ? held : null;
};
