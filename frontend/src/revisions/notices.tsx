import { Alert, Chip, Link } from '@mui/material';
import { texts } from '../i18n';
import { type RevisedOrder, useIsDraft } from './revisions-api';

const text = texts.revisions;

interface AwaitsNoticeProps {
  /** Moves the quote back to 'Em andamento'; absent where the user may not. */
  onRevise?: () => void;
  busy: boolean;
}

/** Why a quote that its customer has before them can't be changed, and the way to change it all the same. */
export const AwaitsNotice = ({ onRevise, busy }: AwaitsNoticeProps) => (
  <Alert severity="info" variant="outlined" sx={{ paddingBlock: 0 }}>
    {text.awaits}{' '}
    {onRevise && (
      <Link component="button" color="inherit" disabled={busy} onClick={onRevise}>
        {text.revise}
      </Link>
    )}
  </Alert>
);

/** `R1` beside the title, or `R2 – rascunho` where the quote no longer says what its last revision says. */
export const RevisionTag = ({ order, state }: { order: RevisedOrder; state: string }) => {
  const draft = useIsDraft(order, state);
  const { revision } = order;
  if (revision === null) return null;
  const name = draft ? text.draft(revision + 1) : text.name(revision);
  return (
    <Chip size="small" variant="outlined" label={name} title={text.tag(name)} aria-label={text.tag(name)} />
  );
};
