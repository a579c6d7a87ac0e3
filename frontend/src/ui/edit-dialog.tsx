import Close from '@mui/icons-material/Close';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../i18n';

interface EditDialogProps {
  title: string;
  /** The form inside; the save button submits it. */
  formId: string;
  saving: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form over a list. A click beside it loses nothing; Escape, ✕ and Cancelar close it. */
export const EditDialog = ({ title, formId, saving, onClose, children }: EditDialogProps) => {
  const titleId = `${formId}-title`;
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !saving && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={texts.common.close}
        onClick={onClose}
        disabled={saving}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <Close fontSize="small" />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={saving}>
          {texts.common.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" color="primary" loading={saving}>
          {texts.common.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
