import { Stack } from '@mui/material';
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
  type Values,
} from '../../records';
import { SwitchField } from '../../ui';
import { emailField, nameField } from './user-fields';

const { users } = texts.access;

const declaration: EditableDeclaration = {
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
  <RecordDialog declaration={declaration} id={id} onClose={onClose} fields={3}>
    {(form) => <UserForm form={form} />}
  </RecordDialog>
);
