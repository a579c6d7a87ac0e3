import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { AccountLink, type AccountLinkPurpose } from './account-link.entity.js';

@Injectable()
export class AccountLinksRepository {
  constructor(private readonly db: Database) {}

  async insert(link: Omit<AccountLink, 'id' | 'user'>): Promise<void> {
    await this.db.manager.insert(AccountLink, link);
  }

  /** The link of this token with its user; null where it is unknown or over. */
  async find(token_digest: string, now: string): Promise<AccountLink | null> {
    return this.db.manager.findOne(AccountLink, {
      where: { token_digest, expires_at: MoreThan(now) },
      relations: { user: true },
    });
  }

  /** Removes the user's links, those of one purpose if given. */
  async deleteOf(user_id: number, purpose?: AccountLinkPurpose): Promise<void> {
    await this.db.manager.delete(AccountLink, { user_id, ...(purpose && { purpose }) });
  }

  async deleteExpired(now: string): Promise<void> {
    await this.db.manager.delete(AccountLink, { expires_at: LessThanOrEqual(now) });
  }
}
