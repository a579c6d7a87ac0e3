import { type RefObject, useId, useRef, useState } from 'react';
import type { EditableDeclaration } from '../types';

/** The contract between a form and the frame around it, which has the button that submits it. */
export interface FormFrame {
  /** The form's id; the button names it, because it stands outside of the form. */
  id: string;
  declaration: EditableDeclaration;
  onSaving: (saving: boolean) => void;
  /** The form is no place in the address: it asks by itself before it is closed, and each navigation leaves it. */
  inPlace: boolean;
  /** The form's actions for the frame. */
  handle: RefObject<FormHandle | null>;
  /** Called once the record is stored and nothing is left to ask. */
  onSaved: () => void;
}

export interface FormHandle {
  /** Leaves the form, after a question where something is unsaved. */
  close: (leave: () => void) => void;
}

/** @param onSaved leaves the form */
export const useFormFrame = (
  declaration: EditableDeclaration,
  onSaved: () => void,
  inPlace = false,
): { form: FormFrame; saving: boolean } => {
  const id = useId();
  const handle = useRef<FormHandle>(null);
  const [saving, setSaving] = useState(false);
  return { form: { id, declaration, inPlace, handle, onSaving: setSaving, onSaved }, saving };
};
