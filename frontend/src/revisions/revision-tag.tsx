import { Chip } from '@mui/material';
import { texts } from '../i18n';
import type { RevisedOrder } from './revisions-api';
import { useIsDraft } from './use-revisions';

const text = texts.revisions;

/** `R1` beside the title, or `R2 – rascunho` where the quote no longer says what its last revision says. */
export const RevisionTag = ({ order, state }: { order: RevisedOrder; state: string }) => {
  const draft = useIsDraft(order, state);
  const { revision } = order;
  if (revision === null) return null;
  const name = draft ? text.draft(revision + 1) : text.name(revision);
  return <Chip size="small" variant="outlined" label={name} aria-label={text.tag(name)} />;
};
