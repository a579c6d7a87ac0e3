import { Button } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useBusy } from './feedback/use-busy';

interface FileButtonProps {
  label: string;
  accept: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Without a frame, among others that have none. */
  plain?: boolean;
  /** While its promise runs the button shows progress. It handles its own errors. */
  onFile: (file: File) => Promise<void>;
}

/** A button that asks for one file; the same file can be chosen again. */
export const FileButton = ({ label, accept, icon, disabled, plain, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [busy, run] = useBusy();
  return (
    <>
      <Button
        variant={plain ? 'text' : 'outlined'}
        size="small"
        startIcon={icon}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void run(() => onFile(file));
        }}
      />
    </>
  );
};
