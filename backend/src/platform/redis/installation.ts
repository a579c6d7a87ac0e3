import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.js';

/** Separates installations on one Redis: the digest of the database's address, which may hold a password. */
export const installationOf = ({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): string =>
  createHash('sha256')
    .update(DATABASE_URL ?? DATA_DIR)
    .digest('hex')
    .slice(0, 16);
