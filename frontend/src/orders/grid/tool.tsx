import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface ToolProps extends Pick<IconButtonProps, 'size' | 'disabled'> {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Keys that do it as well, as a screen reader names them. */
  keys?: string;
  /** Of a button that switches something on and off: whether that is on. */
  pressed?: boolean;
}

/** A button that is an icon, with its name for pointers and screen readers. */
export const Tool = ({ label, icon, keys, pressed, ...button }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} aria-keyshortcuts={keys} aria-pressed={pressed} {...button}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);
