import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
} from '@mui/material';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { texts } from '../i18n';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';

/**
 * Ctrl+S (⌘S) inside of a frame submits its form, as its save button does, instead of saving the page as a file.
 * @param saving a save is under way: the key does nothing
 */
export const submitsBySaveKey =
  (formId: string, saving: boolean) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isSaveKey(event)) return;
    event.preventDefault();
    const form = document.getElementById(formId);
    if (!saving && !event.repeat && form instanceof HTMLFormElement) form.requestSubmit();
  };

interface EditDialogProps {
  title: string;
  /** The form inside; the save button submits it. */
  formId: string;
  saving: boolean;
  /** On the button that submits, where that is not a save. */
  submitLabel?: string;
  onClose: () => void;
  /** At the other end of the buttons' line. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the focus inside of the dialog over a save: fields and buttons that are disabled meanwhile lose it, and without it
 * Escape would do nothing afterwards.
 */
const useKeptFocus = (saving: boolean) => {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!saving && paper.current?.contains(document.activeElement) === false) paper.current.focus();
  }, [saving]);
  return paper;
};

/** The frame of a form over a list. A click beside it loses nothing; Escape, ✕ and Cancelar close it. */
export const EditDialog = ({
  title,
  formId,
  saving,
  submitLabel = texts.common.save,
  onClose,
  aside,
  children,
}: EditDialogProps) => {
  const titleId = `${formId}-title`;
  const paper = useKeptFocus(saving);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !saving && onClose()}
      fullWidth
      maxWidth="sm"
      onKeyDown={submitsBySaveKey(formId, saving)}
      aria-labelledby={titleId}
      slotProps={{ paper: { ref: paper, tabIndex: -1, sx: { outline: 'none' } } }}
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
        {aside && <Box sx={{ marginInlineEnd: 'auto' }}>{aside}</Box>}
        <Button onClick={onClose} disabled={saving}>
          {texts.common.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" color="primary" loading={saving}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface FormDialogProps extends Omit<EditDialogProps, 'formId'> {
  onSubmit: (event: SyntheticEvent) => void;
}

/** A dialog whose fields are sent once, by its button or by Enter. */
export const FormDialog = ({ onSubmit, children, ...frame }: FormDialogProps) => {
  const formId = useId();
  return (
    <EditDialog {...frame} formId={formId}>
      <Stack component="form" id={formId} noValidate onSubmit={onSubmit} sx={{ gap: 2, paddingTop: 0.5 }}>
        {children}
      </Stack>
    </EditDialog>
  );
};
