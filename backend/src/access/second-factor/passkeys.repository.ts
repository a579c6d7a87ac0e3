import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Passkey } from './passkey.entity.js';

export const credentialDigest = (id: string): string => createHash('sha256').update(id).digest('hex');

@Injectable()
export class PasskeysRepository {
  constructor(private readonly db: Database) {}

  /** The user's passkeys, the oldest first. */
  async of(user_id: number): Promise<Passkey[]> {
    return this.db.manager.find(Passkey, { where: { user_id }, order: { id: 'ASC' } });
  }

  async count(user_id: number): Promise<number> {
    return this.db.manager.countBy(Passkey, { user_id });
  }

  /** By the credential's id, with its user; null for an unknown one. */
  async findByCredential(credentialId: string): Promise<Passkey | null> {
    const where = { credential_digest: credentialDigest(credentialId) };
    return this.db.manager.findOne(Passkey, { where, relations: { user: true } });
  }

  async insert(passkey: Omit<Passkey, 'id' | 'user'>): Promise<Passkey> {
    return this.db.manager.save(Passkey, this.db.manager.create(Passkey, passkey));
  }

  /** Notes a signature. */
  async used(id: number, counter: number, last_used_at: string): Promise<void> {
    await this.db.manager.update(Passkey, { id }, { counter, last_used_at });
  }

  /** @returns whether the user had it */
  async delete(user_id: number, id: number): Promise<boolean> {
    const { affected } = await this.db.manager.delete(Passkey, { id, user_id });
    return (affected ?? 0) > 0;
  }

  async deleteOf(user_id: number): Promise<void> {
    await this.db.manager.delete(Passkey, { user_id });
  }
}
