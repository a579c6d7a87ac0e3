import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { shortcuts as text } from '../../i18n/orders';
import { TitledDialog, Tool } from '../../ui';
import { useShortcuts } from './use-shortcut';

const Keys = () => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
    {text.groups.map(({ name, keys }) => (
      <section key={name}>
        <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
          {name}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gap: 0.75, margin: 0, typography: 'small' }}>
          {keys.map(([key, action]) => (
            <Box key={key} sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {action}
              </Box>
              <Box component="dd" sx={{ margin: 0, whiteSpace: 'nowrap', fontWeight: 600 }}>
                {key}
              </Box>
            </Box>
          ))}
        </Box>
      </section>
    ))}
  </Box>
);

/** A button that lists the keys; so do '?' and, where '?' would be typed, F1. */
export const ShortcutHelp = ({ enabled = true }: { enabled?: boolean }) => {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useShortcuts({ '?': show, F1: show }, enabled && !open);
  return (
    <>
      <Tool
        label={text.open}
        icon={<KeyboardOutlined fontSize="small" />}
        aria-haspopup="dialog"
        onClick={show}
      />
      {open && (
        <TitledDialog title={text.title} width={720} onClose={() => setOpen(false)}>
          <Keys />
        </TitledDialog>
      )}
    </>
  );
};
