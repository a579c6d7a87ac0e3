import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { privacy as words } from '../i18n';
import { useSession } from '../providers';
import { DownloadButton } from '../ui';
import { AnonymizeDialog } from './anonymize-dialog';

/** Below a customer's fields, for administrators: what is kept about the contact, as a file, and its removal. */
export const CustomerPrivacy = () => {
  const customer = useRecordContext<{ id: number; name: string }>();
  const { isAdmin } = useSession();
  const [removing, setRemoving] = useState(false);
  if (!isAdmin || customer === undefined) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
      <DownloadButton
        path={`/customers/${customer.id}/personal-data`}
        failed={words.exportFailed}
        startIcon={<FileDownloadOutlined />}
      >
        {words.export}
      </DownloadButton>
      <Button
        size="small"
        color="error"
        startIcon={<PersonRemoveOutlined />}
        onClick={() => setRemoving(true)}
      >
        {words.anonymizeContact}
      </Button>
      {removing && (
        <AnonymizeDialog resource="customers" record={customer} onClose={() => setRemoving(false)} />
      )}
    </Stack>
  );
};
