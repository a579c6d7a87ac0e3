import { randomBytes } from 'node:crypto';
import { AuditLog } from '../../audit/audit-log.service.js';
import type { Database } from '../../platform/database/database.js';
import { normalizedEmail } from '../account-rules.js';
import { PASSWORD_COST, PasswordHasher } from '../password-hasher.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { auditedUser } from './user.views.js';
import { UsersRepository } from './users.repository.js';

/**
 * Gives the account of this e-mail a password that counts until its user has chosen another, and ends its sessions.
 * @returns the password and the user's name, or null where no account has the e-mail
 */
export async function giveTemporaryPassword(
  db: Database,
  email: string,
): Promise<{ name: string; password: string } | null> {
  const users = new UsersRepository(db);
  const password = randomBytes(9).toString('base64url');
  const password_hash = await new PasswordHasher(PASSWORD_COST).hash(password);
  return db.write(async () => {
    const user = await users.findByEmail(normalizedEmail(email));
    if (!user) return null;
    await users.storeTemporaryPassword(user, password_hash);
    await new SessionsRepository(db).revokeAll(user.id, new Date().toISOString());
    await new AuditLog(db).record({ record: auditedUser(user), action: 'password_given' });
    return { name: user.name, password };
  });
}
