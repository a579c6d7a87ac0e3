import type { ReactNode } from 'react';

/** A value that is on offer for an empty field: in italics in the place of its own, with the button that takes it. */
export interface FieldGhost {
  text: string;
  /** Stands where the unit would: a narrow field has no room for both. */
  control: ReactNode;
}

/** As readable as any secondary text, and never to be taken for a value. */
const LOOK = {
  '& input::placeholder': { color: 'text.secondary', fontStyle: 'italic', opacity: '1 !important' },
} as const;

export interface GhostedProps {
  /** Stands where the value would, and in the place of its 0: only for a field that has none of its own. */
  ghost?: FieldGhost;
  /** The element that says more about the field; an error says more. */
  describedBy?: string;
  /** Shown muted while the field is empty, for a value that is inherited. */
  placeholder?: string;
}

/** The props of a field's parts with which they show the ghost and name its description. */
export const ghosted = ({ ghost, describedBy, placeholder }: GhostedProps, error: ReactNode) => ({
  placeholder: ghost?.text ?? placeholder,
  look: ghost ? LOOK : {},
  control: ghost?.control,
  described: error === undefined && describedBy !== undefined ? { 'aria-describedby': describedBy } : {},
});
