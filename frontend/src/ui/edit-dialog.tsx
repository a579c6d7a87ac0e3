import { Box, Button, Stack } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { texts } from '../i18n';
import { MainButton } from './buttons';
import { TitledDialog } from './feedback/titled-dialog';

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
  const paper = useKeptFocus(saving);
  return (
    <TitledDialog
      cross
      title={title}
      busy={saving}
      onClose={onClose}
      onKeyDown={submitsBySaveKey(formId, saving)}
      slotProps={{ paper: { ref: paper, tabIndex: -1, sx: { outline: 'none' } } }}
      actions={
        <>
          {aside && <Box sx={{ '&&': { marginInlineEnd: 'auto' } }}>{aside}</Box>}
          <Button onClick={onClose} disabled={saving}>
            {texts.common.cancel}
          </Button>
          <MainButton type="submit" form={formId} loading={saving}>
            {submitLabel}
          </MainButton>
        </>
      }
    >
      {children}
    </TitledDialog>
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
