import { Stack } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { texts } from '../../i18n';
import { type EditableDeclaration, FormField, orServer, RecordDialog, RecordForm } from '../../records';
import { SwitchField } from '../../ui';
import { makeTemporaryPassword } from './temporary-password';
import { emailField, nameField } from './user-fields';

const { users, temporary, profile } = texts.access;

const declaration: EditableDeclaration = {
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
    <RecordDialog declaration={declaration} id={null} onClose={onClose} fields={3}>
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
