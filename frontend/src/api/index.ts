export { catalogueLists, type CatalogueName } from './catalogues';
export { answer, api, API_BASE, untypedApi } from './client';
export { ApiError, fieldMessages, messageOf } from './errors';
export { download, fileUrl, padNumber, prepareDocument } from './files';
export { toFormData } from './form-data';
export { onForbidden } from './refusals';
export { leaveEndedSession, onSessionEnd } from './session-end';
export { fetchWithProgress } from './upload-progress';
export type * from './types';
