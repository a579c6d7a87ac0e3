import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { download, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import type { Order } from '../types';
import { type DocumentKind, documentsOf } from './documents';

const { screen } = texts.orders;

/** Makes a document and saves it as a file; the button shows progress meanwhile. */
export const DocumentsMenu = ({ order, dirty }: { order: Order; dirty: boolean }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, run] = useBusy();
  const toast = useToast();
  const documents = documentsOf(order);

  const make = async (kind: DocumentKind) => {
    const wanted = documents.find((document) => document.kind === kind);
    if (!wanted) {
      toast(screen.documentUnknown);
      return;
    }
    try {
      await download(wanted.path, wanted.fileName);
      toast(screen.documentDone, 'success');
    } catch (error) {
      toast(messageOf(error, screen.documentFailed));
    }
  };

  return (
    <>
      <Button
        endIcon={<ExpandMore />}
        loading={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {screen.documents}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      >
        {documents.map(({ kind, label }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              void run(() => make(kind));
            }}
          >
            {label}
          </MenuItem>
        ))}
        {dirty && (
          <Box
            component="li"
            role="presentation"
            sx={{ maxWidth: 260, padding: '6px 16px 4px', fontSize: 12, color: 'warning.main' }}
          >
            {screen.unsavedInDocuments}
          </Box>
        )}
      </Menu>
    </>
  );
};
