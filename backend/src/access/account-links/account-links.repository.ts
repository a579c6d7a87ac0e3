import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { AccountLink, type AccountLinkPurpose } from './account-link.entity.js';

export async function insertLink(db: Database, link: Omit<AccountLink, 'id' | 'user'>): Promise<void> {
  await db.manager.insert(AccountLink, link);
}

/** The link of this token with its user; null where it is unknown or over. */
export async function findLink(db: Database, token_digest: string, now: string): Promise<AccountLink | null> {
  return db.manager.findOne(AccountLink, {
    where: { token_digest, expires_at: MoreThan(now) },
    relations: { user: true },
  });
}

/** Removes the user's links, those of one purpose if given. */
export async function deleteLinks(
  db: Database,
  user_id: number,
  purpose?: AccountLinkPurpose,
): Promise<void> {
  await db.manager.delete(AccountLink, { user_id, ...(purpose && { purpose }) });
}

export async function deleteExpiredLinks(db: Database, now: string): Promise<void> {
  await db.manager.delete(AccountLink, { expires_at: LessThanOrEqual(now) });
}
