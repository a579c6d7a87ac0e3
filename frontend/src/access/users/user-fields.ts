import { texts } from '../../i18n';
import type { TextFieldDeclaration } from '../../records';

const { name, nameRequired, email, emailRequired } = texts.access;

/** Fields of every account. */
export const nameField: TextFieldDeclaration = {
  kind: 'text',
  source: 'name',
  label: name,
  required: nameRequired,
};

export const emailField: TextFieldDeclaration = {
  kind: 'text',
  source: 'email',
  label: email,
  type: 'email',
  required: emailRequired,
};
