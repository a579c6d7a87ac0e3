import { Button, DialogContentText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { texts } from '../../i18n';
import { MainButton, TitledDialog, useBusy } from '../../ui';
import { useClosing, useLeaveRule } from './leave-guard';

interface UnsavedDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** Saves and goes on; left out where saving is not possible. */
  onSave?: () => Promise<void>;
}

/** Asks before unsaved work is lost: save it, drop it, or stay. */
export const UnsavedDialog = ({ onStay, onDiscard, onSave }: UnsavedDialogProps) => {
  const [busy, run] = useBusy();
  const message = useId();
  const { unsaved } = texts.editing;
  return (
    <TitledDialog
      title={unsaved.title}
      width={520}
      busy={busy}
      onClose={onStay}
      aria-describedby={message}
      actions={
        <>
          <Button onClick={onStay} disabled={busy}>
            {unsaved.stay}
          </Button>
          <Button color="error" onClick={onDiscard} disabled={busy} autoFocus={onSave === undefined}>
            {unsaved.discard}
          </Button>
          {onSave && (
            <MainButton loading={busy} autoFocus onClick={() => void run(onSave)}>
              {unsaved.saveAndGo}
            </MainButton>
          )}
        </>
      }
    >
      <DialogContentText id={message}>{unsaved.message}</DialogContentText>
    </TitledDialog>
  );
};

interface FormGuard {
  /** Closes the form, or asks first. */
  close: () => void;
  /** The question, to be drawn beside the form. */
  question: ReactNode;
}

/**
 * For a dialog with a form that is sent, not saved: what was typed is not lost without a question, by closing it or by
 * leaving its screen.
 */
export const useFormGuard = (unsaved: () => boolean, onClose: () => void): FormGuard => {
  const { closing, close } = useClosing(unsaved);
  const navigation = useLeaveRule({
    unsaved,
    leaves: ({ from, to }) => from.pathname !== to.pathname,
    keep: () => undefined,
  });
  const held = closing ?? navigation;
  return {
    close: () => close(onClose),
    question: held && <UnsavedDialog onStay={held.stay} onDiscard={held.proceed} />,
  };
};
