import { Autocomplete, TextField } from '@mui/material';
import { type SyntheticEvent, useMemo } from 'react';
import { messageOf } from '../../api';
import { type ComparedField, EditSessionDialogs, useComparison, useEditSession } from '../../editing';
import { texts } from '../../i18n';
import { FormDialog, PlainTextField } from '../../ui';
import { KitParts } from './kit-parts';
import { foldersOf, type Kit, kitsApi, useKits } from './kits-api';

const text = texts.orders.kits;
const LONGEST = 255;

interface KitDialogProps {
  /** The kit to change, or the set that one is made of. */
  of: { kit: Kit } | { set: { id: number; name: string } };
  onClose: () => void;
}

type KitEdit = Pick<Kit, 'name' | 'folder' | 'version'>;

const KIT_FIELDS: readonly ComparedField<KitEdit>[] = [
  { label: text.name, show: ({ name }) => name },
  { label: text.folder, show: ({ folder }) => folder ?? '' },
];

/** Names a kit and puts it in a folder. */
export const KitDialog = ({ of, onClose }: KitDialogProps) => {
  const { data: kits = [], reload } = useKits();
  const kit = 'kit' in of ? of.kit : null;
  const fields = useMemo(
    () => ('kit' in of ? of.kit : { name: of.set.name, folder: null, version: 0 }),
    [of],
  );
  const session = useEditSession<KitEdit>({
    fields,
    validate: ({ name }) => (name.trim() === '' ? { name: text.nameRequired } : {}),
    save: async ({ name, folder: typed, version }) => {
      const folder = typed?.trim() || null;
      if ('kit' in of) return kitsApi.update(of.kit.id, { name, folder, version });
      return kitsApi.create({ name, folder, set_id: of.set.id });
    },
    saved: text.saved,
    failure: (error) => messageOf(error, text.saveFailed),
    ...('kit' in of && { load: () => kitsApi.get(of.kit.id) }),
  });
  const compare = useComparison(KIT_FIELDS);
  const { bind, saving: busy } = session;
  const folder = bind('folder');
  const done = () => {
    void reload();
    onClose();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await session.save()) done();
  };
  return (
    <FormDialog
      title={kit ? text.edit : text.save}
      saving={busy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
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
        inputValue={folder.value ?? ''}
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
      <EditSessionDialogs session={session} compare={compare} onResolved={done} />
    </FormDialog>
  );
};
