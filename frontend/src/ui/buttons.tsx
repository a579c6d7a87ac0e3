import { Box, Button, type ButtonProps, IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

/** The one main action of a screen or a dialog. */
export const MainButton = (props: ButtonProps) => <Button variant="contained" color="primary" {...props} />;

/** The key that does what a button does, at its end; a phone has no keys. */
export const KeyHint = ({ children }: { children: string }) => (
  <Box component="span" aria-hidden sx={{ typography: 'key', display: { xs: 'none', sm: 'inline' } }}>
    {children}
  </Box>
);

interface ToolProps extends Omit<IconButtonProps, 'children'> {
  label: string;
  icon: ReactNode;
  /** In the tooltip, where that is more than the label. */
  hint?: string;
  /** Keys that do it as well, as a screen reader names them. */
  keys?: string;
  /** Of a button that switches something on and off: whether that is on. */
  pressed?: boolean;
}

/** A button that is an icon, with its name for pointers and screen readers. */
export const Tool = ({ label, icon, hint = label, keys, pressed, ...button }: ToolProps) => (
  <Tooltip title={hint}>
    <span>
      <IconButton aria-label={label} aria-keyshortcuts={keys} aria-pressed={pressed} {...button}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);
