import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Selects a field's whole text when it is entered, by key or by mouse, so that typing replaces it. In a layout effect,
 * because the text itself changes on entering, and before anything can be typed.
 */
export const useSelectAll = () => {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const entered = useRef(false);
  useLayoutEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  return {
    focused,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
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
