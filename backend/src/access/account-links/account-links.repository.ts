import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { AccountLink } from './account-link.entity.js';

/** The link of this token with its user; null where it is unknown or over. */
export async function findLink(db: Database, token_digest: string, now: string): Promise<AccountLink | null> {
  return db.manager.findOne(AccountLink, {
    where: { token_digest, expires_at: MoreThan(now) },
    relations: { user: true },
  });
}

export async function deleteExpiredLinks(db: Database, now: string): Promise<void> {
  await db.manager.delete(AccountLink, { expires_at: LessThanOrEqual(now) });
}
