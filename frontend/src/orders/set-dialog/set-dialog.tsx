import Close from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogActions, DialogContent, IconButton, Stack } from '@mui/material';
import { texts } from '../../i18n';
import { PlainTextField } from '../../ui';
import { useOpenOrder } from '../order-screen/order-context';
import { ConflictDialog, differencesOf, useNames } from '../shared/conflict';
import { useLeaveGuard } from '../shared/leave-guard';
import { UnsavedDialog } from '../shared/unsaved-dialog';
import { useShortcuts } from '../shared/use-shortcut';
import type { OrderSet } from '../types';
import { SET_FIELDS } from './set-comparison';
import { SetFieldsForm } from './set-fields';
import { SetPicture } from './set-picture';
import { type SetForm, useSetForm } from './use-set-form';

const text = texts.orders.sets;

interface HeadProps {
  form: SetForm;
  disabled: boolean;
  onClose: () => void;
}

/** The set's name is the dialog's title, and edited there. */
const Head = ({ form, disabled, onClose }: HeadProps) => (
  <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 1, padding: '16px 20px 8px' }}>
    <PlainTextField
      label={text.name}
      required
      value={form.draft.name}
      onChange={(name) => form.change({ name })}
      disabled={disabled}
      error={form.errors.name}
      autoFocus
    />
    <IconButton aria-label={texts.common.close} onClick={onClose} sx={{ marginBottom: 0.25 }}>
      <Close fontSize="small" />
    </IconButton>
  </Stack>
);

const Actions = ({ form, disabled, onClose }: HeadProps) => (
  <DialogActions>
    <Button onClick={onClose} disabled={form.busy}>
      {texts.common.cancel}
    </Button>
    {!disabled && (
      <Button variant="contained" color="primary" loading={form.busy} onClick={form.submit}>
        {texts.common.save}
      </Button>
    )}
  </DialogActions>
);

/** Picture at the left, fields at the right; 70vw. */
export const SetDialog = ({ set, onClose }: { set: OrderSet; onClose: () => void }) => {
  const { canEdit } = useOpenOrder();
  const form = useSetForm(set, onClose);
  const nameOf = useNames();
  const guard = useLeaveGuard(
    form.dirty ? ({ search }) => new URLSearchParams(search).get('set') !== String(set.id) : undefined,
  );
  const disabled = !canEdit;
  useShortcuts({ 'ctrl+s': form.submit }, canEdit);
  const { attempt } = guard;
  const common = { form, disabled, onClose };
  return (
    <>
      <Dialog
        open
        onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
        slotProps={{
          paper: {
            'aria-label': text.editTitle,
            sx: { width: { xs: 'calc(100% - 24px)', md: '70vw' }, maxWidth: 1200, margin: 1.5 },
          },
        }}
      >
        <Head {...common} />
        <DialogContent>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3, paddingTop: 1 }}
          >
            <SetPicture set={set} form={form} disabled={disabled} />
            <SetFieldsForm form={form} disabled={disabled} />
          </Box>
        </DialogContent>
        <Actions {...common} />
      </Dialog>
      {attempt && (
        <UnsavedDialog
          onStay={guard.stay}
          onDiscard={attempt.proceed}
          onSave={async () => {
            if (await form.save()) attempt.proceed();
            else guard.stay();
          }}
        />
      )}
      {form.conflict && (
        <ConflictDialog
          change={form.conflict.change}
          differences={differencesOf(SET_FIELDS, ...form.versions(form.conflict.theirs), nameOf)}
          onMine={form.saveMine}
          onTheirs={form.takeTheirs}
          onStay={form.stay}
        />
      )}
    </>
  );
};
