import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.js';

/** Separates installations on one Redis: the digest of the database's address, which may hold a password. */
export const installationOf = ({ database }: Settings): string =>
  createHash('sha256')
    .update(database.DATABASE_URL ?? database.DATA_DIR)
    .digest('hex')
    .slice(0, 16);
