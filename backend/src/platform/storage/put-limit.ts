import { stat } from 'node:fs/promises';
import type { CallLimit } from '../dependencies/call-limit.js';
import type { StorageBody } from './file-storage.js';

/** Bytes a millisecond that storage takes at least: half a megabyte a second. */
const SLOWEST = 500;

/** The size of what is put. @throws Error of the file system where the file is missing */
export const sizeOf = async (body: StorageBody): Promise<number> =>
  Buffer.isBuffer(body) ? body.length : (await stat(body.path)).size;

/** How long putting so many bytes may take, milliseconds: the call's limit, and what they take to be sent. */
export const putLimit = (limit: CallLimit, size: number): number => limit.ms + Math.ceil(size / SLOWEST);
