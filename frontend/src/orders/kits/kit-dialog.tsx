import { Autocomplete, Stack, TextField } from '@mui/material';
import { useId } from 'react';
import { fieldMessages, messageOf } from '../../api';
import { useSimpleForm } from '../../editing';
import { texts } from '../../i18n';
import { EditDialog, PlainTextField, useToast } from '../../ui';
import { foldersOf } from './kit-folders';
import { KitParts } from './kit-parts';
import { type Kit, kitsApi, useKits } from './kits-api';

const text = texts.orders.kits;
const LONGEST = 255;

interface KitDialogProps {
  /** The kit to change, or the set that one is made of. */
  of: { kit: Kit } | { set: { id: number; name: string } };
  onClose: () => void;
}

/** Names a kit and puts it in a folder. */
export const KitDialog = ({ of, onClose }: KitDialogProps) => {
  const formId = useId();
  const toast = useToast();
  const { data: kits = [], reload } = useKits();
  const kit = 'kit' in of ? of.kit : null;
  const { bind, busy, onSubmit } = useSimpleForm({
    initial: { name: 'kit' in of ? of.kit.name : of.set.name, folder: kit?.folder ?? '' },
    validate: ({ name }) => (name.trim() === '' ? { name: text.nameRequired } : {}),
    submit: async ({ name, folder: typed }) => {
      const folder = typed.trim() || null;
      if ('kit' in of) await kitsApi.update(of.kit.id, { name, folder, version: of.kit.version });
      else await kitsApi.create({ name, folder, set_id: of.set.id });
      await reload();
      toast(text.saved, 'success');
      onClose();
    },
    onFailure: (error) => {
      if (Object.keys(fieldMessages(error)).length === 0) toast(messageOf(error, text.saveFailed));
    },
  });
  const folder = bind('folder');
  return (
    <EditDialog title={kit ? text.edit : text.save} formId={formId} saving={busy} onClose={onClose}>
      <Stack component="form" id={formId} noValidate onSubmit={onSubmit} sx={{ gap: 2, paddingBlock: 1 }}>
        <PlainTextField
          {...bind('name')}
          label={text.name}
          hint={kit ? undefined : text.saveHint}
          maxLength={LONGEST}
          required
          autoFocus
          disabled={busy}
        />
        <Autocomplete
          freeSolo
          options={foldersOf(kits)}
          inputValue={folder.value}
          onInputChange={(_event, value) => folder.onChange(value.slice(0, LONGEST))}
          disabled={busy}
          renderInput={(params) => (
            <TextField
              {...params}
              label={text.folder}
              error={folder.error !== undefined}
              helperText={folder.error ?? text.folderHint}
            />
          )}
        />
        {kit && <KitParts id={kit.id} />}
      </Stack>
    </EditDialog>
  );
};
