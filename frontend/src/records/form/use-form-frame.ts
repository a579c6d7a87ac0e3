import { useId, useState } from 'react';

/** What a form and the frame around it, with the button that submits it, have to know of each other. */
export interface FormFrame {
  /** The form's id; the button names it, because it stands outside of the form. */
  id: string;
  onSubmitting: (submitting: boolean) => void;
}

export const useFormFrame = (): { form: FormFrame; saving: boolean } => {
  const id = useId();
  const [saving, setSaving] = useState(false);
  return { form: { id, onSubmitting: setSaving }, saving };
};
