export { API_BASE, api, send } from './client';
export { ApiError, fieldMessages, messageOf } from './errors';
export { download, fileUrl, padNumber } from './files';
export { onForbidden } from './refusals';
export { toFormData, upload } from './upload';
export type * from './types';
