import Close from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogActions, DialogContent, IconButton, Stack } from '@mui/material';
import { EditSessionDialogs, useComparison } from '../../editing';
import { texts } from '../../i18n';
import { ChoiceField, FigureField, MainButton, PlainTextField } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { OrderSet } from '../data/types';
import { NcmField } from '../shared/ncm-field';
import { useShortcuts } from '../shared/use-shortcut';
import { SetPicture } from './set-picture';
import { SET_FIELDS, type SetSession, useSetDialogSession } from './use-set-session';

const text = texts.orders.sets;

/** Reference, observations, NCM, unit and quantity. */
const SetFieldsForm = ({ form, disabled }: { form: SetSession; disabled: boolean }) => {
  const { values: draft, errors, change } = form;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <PlainTextField label={text.reference} {...form.bindWords('reference')} disabled={disabled} />
      <PlainTextField label={text.obs} rows={4} {...form.bindWords('obs')} disabled={disabled} />
      <NcmField
        value={draft.ncm_id}
        onChange={(ncm) => change({ ncm_id: ncm?.id ?? null })}
        disabled={disabled}
        error={errors.ncm_id}
      />
      <Stack direction="row" sx={{ gap: 2 }}>
        <ChoiceField label={text.unit} {...form.bind('unit')} choices={text.units} disabled={disabled} />
        <FigureField
          figure="set_quantity"
          label={text.quantity}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity: quantity ?? 0 })}
          disabled={disabled}
          error={errors.quantity}
        />
      </Stack>
    </Stack>
  );
};

interface HeadProps {
  form: SetSession;
  disabled: boolean;
  onClose: () => void;
}

/** The set's name is the dialog's title, and edited there. */
const Head = ({ form, disabled, onClose }: HeadProps) => (
  <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 1, padding: '16px 20px 8px' }}>
    <PlainTextField label={text.name} required {...form.bind('name')} disabled={disabled} autoFocus />
    <IconButton aria-label={texts.common.close} onClick={onClose} sx={{ marginBottom: 0.25 }}>
      <Close fontSize="small" />
    </IconButton>
  </Stack>
);

const Actions = ({ form, disabled, onClose, onSave }: HeadProps & { onSave: () => void }) => (
  <DialogActions>
    <Button onClick={onClose} disabled={form.saving}>
      {texts.common.cancel}
    </Button>
    {!disabled && (
      <MainButton loading={form.saving} onClick={onSave}>
        {texts.common.save}
      </MainButton>
    )}
  </DialogActions>
);

/** Picture at the left, fields at the right; 70vw. */
export const SetDialog = ({ set, onClose }: { set: OrderSet; onClose: () => void }) => {
  const { canEdit } = useOpenOrder();
  const form = useSetDialogSession(set);
  const compare = useComparison(SET_FIELDS);
  const disabled = !canEdit;
  const save = async () => {
    if (await form.save()) onClose();
  };
  useShortcuts({ 'ctrl+s': () => void save() }, canEdit);
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
        <Actions {...common} onSave={() => void save()} />
      </Dialog>
      <EditSessionDialogs session={form} compare={compare} onResolved={onClose} />
    </>
  );
};
