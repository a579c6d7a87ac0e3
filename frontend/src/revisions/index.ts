export { AwaitsNotice } from './awaits-notice';
export { RevisionTag } from './revision-tag';
export { RevisionsPanel } from './revisions-panel';
export { useIsDraft } from './use-revisions';
