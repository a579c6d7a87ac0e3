import { fieldMessages, messageOf } from '../../../api';
import { useSimpleForm } from '../../../editing';
import { views as text } from '../../../i18n/orders';
import { FormDialog, PlainTextField, SwitchField, useToast } from '../../../ui';
import type { SavedView } from '../../data/types';
import type { SavedViews } from './use-saved-views';

const LONGEST_NAME = 60;

interface SaveViewDialogProps {
  saved: SavedViews;
  /** The view to change; null for a new one of what the list shows. */
  view: SavedView | null;
  onClose: () => void;
}

/** Names a view, and shares it with all users. */
export const SaveViewDialog = ({ saved, view, onClose }: SaveViewDialogProps) => {
  const toast = useToast();
  const { bind, values, busy, onSubmit } = useSimpleForm({
    initial: { name: view?.name ?? '', shared: view?.shared ?? false },
    validate: ({ name }) => (name.trim() === '' ? { name: text.nameRequired } : {}),
    submit: async ({ name, shared }) => {
      await saved.save(view?.id ?? null, { name, shared, ...(view ? {} : { query: saved.here }) });
      toast(text.saved, 'success');
      onClose();
    },
    onFailure: (error) => {
      if (Object.keys(fieldMessages(error)).length === 0) toast(messageOf(error, text.saveFailed));
    },
  });
  const shared = bind('shared');
  return (
    <FormDialog title={view ? text.edit : text.saveTitle} saving={busy} onSubmit={onSubmit} onClose={onClose}>
      <PlainTextField
        {...bind('name')}
        label={text.name}
        hint={view ? undefined : text.saveHint}
        maxLength={LONGEST_NAME}
        required
        autoFocus
        disabled={busy}
      />
      <SwitchField label={text.share} checked={values.shared} onChange={shared.onChange} disabled={busy} />
    </FormDialog>
  );
};
