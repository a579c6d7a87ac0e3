import { createHash } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { RecoveryCode, TotpFactor, Passkey } from './second-factor.entity.js';

/** The user's authenticator app, once its set-up is confirmed. */
export async function findConfirmedTotp(db: Database, user_id: number): Promise<TotpFactor | null> {
  return db.manager.findOneBy(TotpFactor, { user_id, confirmed_at: Not(IsNull()) });
}

export async function replaceCodes(db: Database, user_id: number, digests: readonly string[]): Promise<void> {
  await db.manager.delete(RecoveryCode, { user_id });
  await db.manager.insert(
    RecoveryCode,
    digests.map((digest) => ({ user_id, digest })),
  );
}

/** Uses up a recovery code. @returns whether the user had it */
export async function takeRecoveryCode(db: Database, user_id: number, digest: string): Promise<boolean> {
  const { affected } = await db.manager.delete(RecoveryCode, { user_id, digest });
  return (affected ?? 0) > 0;
}

export const credentialDigest = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The user's passkeys, the oldest first. */
export async function findPasskeys(db: Database, user_id: number): Promise<Passkey[]> {
  return db.manager.find(Passkey, { where: { user_id }, order: { id: 'ASC' } });
}

export async function countPasskeys(db: Database, user_id: number): Promise<number> {
  return db.manager.countBy(Passkey, { user_id });
}

/** By the credential's id, with its user; null for an unknown one. */
export async function findPasskeyByCredential(db: Database, credentialId: string): Promise<Passkey | null> {
  const where = { credential_digest: credentialDigest(credentialId) };
  return db.manager.findOne(Passkey, { where, relations: { user: true } });
}

/** @returns whether the user had it */
export async function deletePasskey(db: Database, user_id: number, id: number): Promise<boolean> {
  const { affected } = await db.manager.delete(Passkey, { id, user_id });
  return (affected ?? 0) > 0;
}
