import { Stack } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import type { ComparedField } from '../../editing';
import { texts } from '../../i18n';
import {
  comparedFields,
  type EditableDeclaration,
  FormField,
  type FormFrame,
  orServer,
  RecordDialog,
  RecordForm,
  type TextFieldDeclaration,
  type Values,
} from '../../records';
import { SwitchField } from '../../ui';
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

const AdminSwitch = () => {
  const { field } = useInput<boolean>({ source: 'admin' });
  return <SwitchField label={users.admin} checked={field.value === true} onChange={field.onChange} />;
};

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
            <AdminSwitch />
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

const Switches = () => {
  const admin = useInput<boolean>({ source: 'admin' });
  const enabled = useInput<boolean>({ source: 'enabled' });
  return (
    <>
      <SwitchField label={users.admin} checked={admin.field.value === true} onChange={admin.field.onChange} />
      <SwitchField
        label={enabled.field.value === true ? users.enabled : users.disabled}
        checked={enabled.field.value === true}
        onChange={enabled.field.onChange}
      />
    </>
  );
};

/** Name, e-mail, administrator or not, enabled or not. */
const UserForm = ({ form }: { form: FormFrame }) => (
  <RecordForm form={form} empty={{}} compared={compared}>
    <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
      <FormField field={nameField} autoFocus />
      <FormField field={emailField} />
      <Switches />
    </Stack>
  </RecordForm>
);

/** The dialog of one user. */
export const UserDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <RecordDialog declaration={USER} id={id} onClose={onClose} fields={3}>
    {(form) => <UserForm form={form} />}
  </RecordDialog>
);
