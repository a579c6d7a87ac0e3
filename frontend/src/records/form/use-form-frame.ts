import { useId, useState } from 'react';
import type { EditableDeclaration } from '../types';

/** What a form and the frame around it, with the button that submits it, have to know of each other. */
export interface FormFrame {
  /** The form's id; the button names it, because it stands outside of the form. */
  id: string;
  declaration: EditableDeclaration;
  onSaving: (saving: boolean) => void;
  /** Called once the record is stored and nothing is left to ask. */
  onSaved: () => void;
}

/** @param onSaved leaves the form */
export const useFormFrame = (
  declaration: EditableDeclaration,
  onSaved: () => void,
): { form: FormFrame; saving: boolean } => {
  const id = useId();
  const [saving, setSaving] = useState(false);
  return { form: { id, declaration, onSaving: setSaving, onSaved }, saving };
};
