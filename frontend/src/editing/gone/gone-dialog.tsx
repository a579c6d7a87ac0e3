import { Button, Typography } from '@mui/material';
import { createContext, useContext, useId, useRef, useState } from 'react';
import { texts } from '../../i18n';
import { MainButton, TitledDialog, useToast } from '../../ui';
import type { Difference } from '../conflict/differences';
import { DifferencesTable } from '../conflict/differences-table';

const { gone: text } = texts.editing;

/** Puts a text on the clipboard. @returns false where the browser does not allow it, as on pages without https */
const copyText = async (text: string): Promise<boolean> => {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
};

/** That the record which forms below are about is not there any more. */
export interface GoneRecord {
  message: string;
  /** Called once a form has nothing unsaved any more: it may be closed. */
  onLetGo: () => void;
}

const GoneContext = createContext<GoneRecord | null>(null);

/** Around the forms of a record: null as long as it is there. */
export const GoneProvider = GoneContext.Provider;

/** The record that is gone, for the forms of this place; null while it is there. */
export const useGone = (): GoneRecord | null => useContext(GoneContext);

interface GoneDialogProps {
  message: string;
  /** The edits of the form, field by field. */
  typed: readonly Difference[];
  /** Drops it. */
  onDiscard: () => void;
}

/** A record was deleted while a form of it was open: what was typed can be copied before the form is closed. */
export const GoneDialog = ({ message, typed, onDiscard }: GoneDialogProps) => {
  const id = useId();
  const toast = useToast();
  const table = useRef<HTMLTableElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const lines = typed.map(({ label, own }) => `${label}: ${own || texts.common.empty}`);
    const done = await copyText(lines.join('\n'));
    setCopied(done);
    if (done || !table.current) return;
    window.getSelection()?.selectAllChildren(table.current);
    toast(text.selected, 'info');
  };
  return (
    <TitledDialog
      title={text.title}
      width={600}
      aria-describedby={id}
      contentSx={{ display: 'grid', gap: 1.5 }}
      actions={
        <>
          <Button onClick={onDiscard}>{texts.editing.unsaved.discard}</Button>
          <MainButton autoFocus onClick={() => void copy()}>
            {copied ? text.copied : text.copy}
          </MainButton>
        </>
      }
    >
      <Typography id={id}>
        {message} {text.kept}
      </Typography>
      <DifferencesTable ref={table} label={text.typed} differences={typed} />
    </TitledDialog>
  );
};
