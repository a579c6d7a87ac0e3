import { Stack } from '@mui/material';
import { useState } from 'react';
import type { ComparedField } from '../../editing';
import { texts } from '../../i18n';
import {
  comparedFields,
  FlagField,
  type EditableDeclaration,
  FormField,
  orServer,
  RecordDialog,
  RecordForm,
  type TextFieldDeclaration,
  type Values,
} from '../../records';
import { makeTemporaryPassword } from './temporary-password';

const { name, nameRequired, email, emailRequired, users, temporary, profile } = texts.access;

/** Fields of every account. */
const nameField: TextFieldDeclaration = {
  kind: 'text',
  source: 'name',
  label: name,
  required: nameRequired,
};

const emailField: TextFieldDeclaration = {
  kind: 'text',
  source: 'email',
  label: email,
  type: 'email',
  required: emailRequired,
};

const NEW_USER: EditableDeclaration = {
  resource: 'users',
  texts: { create: users.create, edit: users.edit },
  failures: { one: orServer(users.listFailed), save: orServer(users.createFailed) },
  invalid: users.fillAll,
};

/** A new account has no other version. */
const NOTHING_STORED: [] = [];

const LEAST_PASSWORD = 8;

const tooShort = (value: unknown) =>
  typeof value === 'string' && value.length < LEAST_PASSWORD ? profile.passwordTooShort : undefined;

interface NewUserDialogProps {
  /** The password that is to be handed over, and whose it is. */
  onCreated: (given: { name: string; password: string }) => void;
  onClose: () => void;
}

/** An account that an administrator makes: it may be used at once, with a password that has to be changed first. */
export const NewUserDialog = ({ onCreated, onClose }: NewUserDialogProps) => {
  const [empty] = useState(() => ({ name: '', email: '', admin: false, password: makeTemporaryPassword() }));
  return (
    <RecordDialog declaration={NEW_USER} id={null} onClose={onClose} fields={3}>
      {(form) => (
        <RecordForm
          form={form}
          empty={empty}
          compared={NOTHING_STORED}
          onStored={({ name, password }) => onCreated({ name: String(name), password: String(password) })}
        >
          <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
            <FormField field={nameField} autoFocus />
            <FormField field={emailField} />
            <FormField
              field={{
                kind: 'text',
                source: 'password',
                label: temporary.field,
                required: profile.passwordTooShort,
                rules: [tooShort],
              }}
            />
            <FlagField source="admin" label={users.admin} />
          </Stack>
        </RecordForm>
      )}
    </RecordDialog>
  );
};

const USER: EditableDeclaration = {
  resource: 'users',
  texts: users,
  failures: { one: orServer(users.listFailed), save: orServer(users.updateFailed) },
  invalid: users.fillAll,
};

const compared: readonly ComparedField<Values>[] = [
  ...comparedFields([nameField, emailField]),
  { label: users.role, show: ({ admin }) => (admin === true ? users.admin : users.member) },
  { label: users.status, show: ({ enabled }) => (enabled === true ? users.enabled : users.disabled) },
];

/** The dialog of one user: name, e-mail, administrator or not, enabled or not. */
export const UserDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <RecordDialog declaration={USER} id={id} onClose={onClose} fields={3}>
    {(form) => (
      <RecordForm form={form} empty={{}} compared={compared}>
        <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
          <FormField field={nameField} autoFocus />
          <FormField field={emailField} />
          <FlagField source="admin" label={users.admin} />
          <FlagField source="enabled" label={users.enabled} offLabel={users.disabled} />
        </Stack>
      </RecordForm>
    )}
  </RecordDialog>
);
