import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Menu, MenuItem, Paper, Snackbar } from '@mui/material';
import { useState } from 'react';
import { ApiError, download, messageOf } from '../../api';
import { screen } from '../../i18n/orders';
import { useSession } from '../../providers';
import { DocumentProgress, TitledDialog, useBusy, useToast, useAnchor } from '../../ui';
import type { Order } from '../data/types';
import { type DocumentKind, documentsOf } from './order-rules';
import { findingsSentence } from './readiness/finding-texts';
import { readiness } from './readiness/readiness';

const progressKinds = { order: 'quote', sets: 'sets', parts: 'part-sheets', labels: 'labels' } as const;

type PrintedKind = keyof typeof progressKinds;
const isPrinted = (kind: DocumentKind): kind is PrintedKind => kind in progressKinds;

/** How far a long document is, at the foot of the screen; a short one is done before it reports anything. */
const MakingDocument = ({ orderId, kind }: { orderId: number; kind: PrintedKind }) => (
  <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
    <Paper variant="outlined" sx={{ padding: 1.5, boxShadow: 4, '&:empty': { display: 'none' } }}>
      <DocumentProgress active orderId={orderId} kind={progressKinds[kind]} />
    </Paper>
  </Snackbar>
);

const MenuNote = ({ children }: { children: string }) => (
  <Box
    component="li"
    role="presentation"
    sx={{ maxWidth: 260, padding: '6px 16px 4px', typography: 'note', color: 'warning.main' }}
  >
    {children}
  </Box>
);

/** Lists the facts that the draft of an invoice lacks, one in each line. */
const InvoiceGaps = ({ gaps, onClose }: { gaps: readonly string[]; onClose: () => void }) => (
  <TitledDialog title={screen.nfeIncomplete} maxWidth="xs" onClose={onClose}>
    {screen.nfeGaps}
    <Box component="ul" sx={{ marginTop: '1em', paddingLeft: 2.5, listStyle: 'disc' }}>
      {gaps.map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </Box>
  </TitledDialog>
);

/** Makes a document and saves it as a file; the button shows progress meanwhile. */
export const DocumentsMenu = ({ order, dirty }: { order: Order; dirty: boolean }) => {
  const { close, button, popup } = useAnchor('menu');
  const [busy, run] = useBusy();
  const [making, setMaking] = useState<DocumentKind | null>(null);
  const toast = useToast();
  const [gaps, setGaps] = useState<readonly string[]>([]);
  const { canViewCosts } = useSession();
  const documents = documentsOf(order, canViewCosts);
  const pending = findingsSentence(readiness(order), order);

  const make = async (kind: DocumentKind) => {
    const wanted = documents.find((document) => document.kind === kind);
    if (!wanted) {
      toast(screen.documentUnknown);
      return;
    }
    setMaking(kind);
    try {
      await download(wanted.path, wanted.fileName);
      toast(screen.documentDone, 'success');
    } catch (error) {
      const lacking = kind === 'nfe' && error instanceof ApiError ? Object.values(error.body.errors) : [];
      if (lacking.length > 0) setGaps(lacking);
      else toast(messageOf(error, screen.documentFailed));
    } finally {
      setMaking(null);
    }
  };

  return (
    <>
      <Button aria-label={screen.documents} endIcon={<ExpandMore />} loading={busy} {...button}>
        <DescriptionOutlined fontSize="small" sx={{ display: { sm: 'none' } }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {screen.documents}
        </Box>
      </Button>
      <Menu {...popup}>
        {documents.map(({ kind, label }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              void run(() => make(kind));
            }}
          >
            {label}
          </MenuItem>
        ))}
        {dirty && <MenuNote>{screen.unsavedInDocuments}</MenuNote>}
        {pending && <MenuNote>{pending}</MenuNote>}
      </Menu>
      {gaps.length > 0 && <InvoiceGaps gaps={gaps} onClose={() => setGaps([])} />}
      {making && isPrinted(making) && <MakingDocument orderId={order.id} kind={making} />}
    </>
  );
};
