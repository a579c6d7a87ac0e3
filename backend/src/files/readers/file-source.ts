import type { Upload } from '../upload.js';

/** A file's bytes, or the path that its reader takes them from: a file that waits on disk costs no memory. */
export type FileSource = Uint8Array | string;

/** Where the upload's bytes are. */
export const sourceOf = (upload: Upload): FileSource => ('buffer' in upload ? upload.buffer : upload.path);
