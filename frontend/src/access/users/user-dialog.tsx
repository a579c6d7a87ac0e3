import { Stack } from '@mui/material';
import { useInput, useSaveContext } from 'react-admin';
import { texts } from '../../i18n';
import {
  type EditableDeclaration,
  FormField,
  type FormFrame,
  orServer,
  RecordDialog,
  RecordForm,
  type Values,
} from '../../records';
import { SwitchField, useToast } from '../../ui';

const { users, name: nameLabel, email: emailLabel } = texts.access;

const declaration: EditableDeclaration = {
  resource: 'users',
  texts: { create: users.edit, edit: users.edit },
  failures: { list: orServer(users.listFailed), save: orServer(users.updateFailed) },
};

const isComplete = ({ name, email }: Values): boolean =>
  [name, email].every((text) => typeof text === 'string' && text.trim() !== '');

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
const UserForm = ({ form }: { form: FormFrame }) => {
  const toast = useToast();
  const { save } = useSaveContext();
  const submit = (user: Values) => {
    if (isComplete(user)) return save?.(user);
    toast(users.fillAll);
    return undefined;
  };
  return (
    <RecordForm form={form} empty={{}} onSubmit={submit}>
      <Stack sx={{ gap: 2, paddingTop: 0.5 }}>
        <FormField field={{ kind: 'text', source: 'name', label: nameLabel, required: true }} autoFocus />
        <FormField
          field={{ kind: 'text', source: 'email', label: emailLabel, type: 'email', required: true }}
        />
        <Switches />
      </Stack>
    </RecordForm>
  );
};

/** The dialog of one user. */
export const UserDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <RecordDialog declaration={declaration} id={id} onClose={onClose} fields={3}>
    {(form) => <UserForm form={form} />}
  </RecordDialog>
);
