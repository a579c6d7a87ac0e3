import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { RemovedAccounts } from '../access/users/removed-accounts.service.js';
import type { UserView } from '../access/users/user.views.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { Catalogues, type CatalogueEntry } from '../catalogue/catalogues.service.js';
import { Database } from '../platform/database/database.js';
import { Invalid } from '../platform/errors/app-errors.js';
import { PERSONAL_DATA } from './kept-data.js';
import { privacyTexts as words } from './privacy.texts.js';

/**
 * Takes the person out of what is kept, for good (LGPD, art. 18, IV). What was issued stays as it was issued: revisions with their
 * documents, and acceptances (art. 16, I).
 */
@Injectable()
export class Anonymization {
  constructor(
    private readonly db: Database,
    private readonly accounts: RemovedAccounts,
    private readonly catalogues: Catalogues,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A former user: the account is closed for good, everything of its own goes, histories say 'Usuário removido nº N'.
   * @param typed the user's name, as proof that the right one is meant
   * @throws NotFound; Invalid where the name is another one; Conflict for one's own account and the last administrator
   */
  async anonymizeUser(actor: Actor, id: number, typed: string): Promise<UserView> {
    const password_hash = await this.accounts.lostPassword();
    const removed = { name: words.removedUser(id), email: words.removedEmail(id), password_hash };
    return this.db.write(async () => {
      const { former, view } = await this.accounts.close(actor, id, removed);
      refuseOtherName(typed, former.name);
      for (const { removeUser } of PERSONAL_DATA) await removeUser?.(this.db, former, removed);
      await this.audit.record({ record: { kind: 'user', id, name: removed.name }, action: 'anonymized' });
      return view;
    });
  }

  /**
   * A customer's contact: name, telephone and e-mail go, from the customer and from e-mails, links, questions and refusals.
   * @param typed the customer's name
   * @throws NotFound; Invalid where the name is another one; Conflict while an e-mail to the customer waits to be sent
   */
  async anonymizeContact(id: number, typed: string): Promise<CatalogueEntry> {
    const customers = this.catalogues.of('customers');
    return this.db.write(async () => {
      const { version: _, state: _state, ...stored } = await customers.get(id);
      const name = String(stored.name);
      refuseOtherName(typed, name);
      const removed = { name: words.removedContact, text: words.removedText };
      for (const { removeContact } of PERSONAL_DATA) await removeContact?.(this.db, id, removed);
      const without: object = { ...stored, contact: null, email: null, phone: null };
      const customer = await customers.update(id, without);
      await this.audit.record({ record: { kind: 'customers', id, name }, action: 'anonymized' });
      return customer;
    });
  }
}

/** @throws Invalid */
function refuseOtherName(typed: string, name: string): void {
  if (typed.trim() !== name.trim()) throw Invalid.field('name', words.otherName);
}
