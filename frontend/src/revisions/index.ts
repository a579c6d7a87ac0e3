export { AwaitsNotice, RevisionTag } from './notices';
export { RevisionsPanel } from './revisions-panel';
export { useIsDraft } from './revisions-api';
