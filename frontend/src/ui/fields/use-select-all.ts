import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a field has the focus, and its handlers; `useStaysSelected` does the selecting. */
export const useSelectAll = () => {
  const [focused, setFocused] = useState(false);
  const input = useRef<Field | null>(null);
  const entered = useRef(false);
  return {
    focused,
    input,
    onFocus: (event: FocusEvent<Field>) => {
      input.current = event.target;
      entered.current = true;
      setFocused(true);
    },
    /** The click that entered the field would put the caret down and end the selection. */
    onMouseUp: (event: MouseEvent) => {
      if (entered.current) event.preventDefault();
      entered.current = false;
    },
    onBlur: () => setFocused(false),
  };
};

/**
 * Selects a field's whole text when it is entered, and again when the text changes before anything is typed, as a
 * calculation's answer does: otherwise 400 typed at that moment would end up behind 3000,00. In a layout effect, so
 * before anything can be typed.
 * @param resting the text shown while the field has the focus and nothing is typed, otherwise null
 */
export const useStaysSelected = (input: RefObject<Field | null>, resting: string | null): void => {
  useLayoutEffect(() => {
    if (resting !== null) input.current?.select();
  }, [input, resting]);
};
