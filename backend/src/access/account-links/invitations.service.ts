import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Conflict, orNotFound } from '../../platform/errors/app-errors.js';
import type { Delivery } from '../../platform/mail/domain/delivery.js';
import { accessTexts } from '../access.texts.js';
import { accountLetters } from '../account-mails/account-letters.js';
import { AccountMails } from '../account-mails/account-mails.service.js';
import { normalizedEmail } from '../account-rules.js';
import type { Actor } from '../current-user.js';
import { GroupsService } from '../groups/groups.service.js';
import { PasswordHasher } from '../password-hasher.js';
import type { User } from '../users/user.entity.js';
import { auditedUser, userView } from '../users/user.views.js';
import { UsersRepository } from '../users/users.repository.js';
import type { InvitationMailState, InvitationView, InviteDto } from './account-links.dto.js';
import { AccountLinks, type IssuedLink, screenPath } from './account-links.service.js';

/** Accounts that an administrator creates for people who choose their password themselves. */
@Injectable()
export class Invitations {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly groups: GroupsService,
    private readonly passwords: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly mails: AccountMails,
    private readonly links: AccountLinks,
  ) {}

  /**
   * Creates an account that no password opens yet, and its link; e-mails it where a server is set.
   * @throws Invalid when the e-mail is taken, or a group is unknown
   */
  async invite(actor: Actor, { name, email, admin, group_ids }: InviteDto): Promise<InvitationView> {
    // Of a password that is forgotten at once: whatever is typed at the sign-in is wrong, and takes as long.
    const password_hash = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const { user, link } = await this.db.write(async () => {
      const flags = { admin: admin === true, enabled: true, awaiting_approval: false };
      const opened = { ...flags, invited: true, without_password: true, password_hash };
      const made = await this.users.insert({ name, email: normalizedEmail(email), ...opened });
      await this.audit.record({ record: auditedUser(made), action: 'created' });
      await this.groups.addUser(made.id, group_ids ?? []);
      return { user: made, link: await this.issueLink(made) };
    });
    return this.announce(actor, user, link);
  }

  /**
   * Another link, which replaces the one before.
   * @throws NotFound; Conflict once the link was used, or where the account is disabled
   */
  async renew(actor: Actor, id: number): Promise<InvitationView> {
    const { user, link } = await this.db.write(async () => {
      await this.users.lock(id);
      const found = orNotFound(await this.users.find(id), accessTexts.unknownUser);
      if (!found.invited || !found.enabled) throw new Conflict(accessTexts.notInvited);
      return { user: found, link: await this.issueLink(found) };
    });
    return this.announce(actor, user, link);
  }

  /** Inside of `Database.write`. */
  private async issueLink(user: User): Promise<IssuedLink> {
    await this.audit.record({ record: auditedUser(user), action: 'invited' });
    return this.links.issue(user, 'invitation');
  }

  private async announce(
    actor: Actor,
    user: User,
    { token, expires_at }: IssuedLink,
  ): Promise<InvitationView> {
    const path = screenPath('invitation', token);
    const mail = await this.sendMail(actor, user, path);
    return { user: userView(user), path, url: this.mails.addressOf(path), expires_at, mail };
  }

  private async sendMail(actor: Actor, user: User, path: string): Promise<InvitationMailState> {
    if (!this.mails.enabled) return 'off';
    const sending = this.mails.send(user.email, accountLetters.invitation(user, actor.name), path);
    const later: Delivery = { kind: 'later', reason: '' };
    const { kind } = await pTimeout(sending, { milliseconds: MAIL_WAIT_MS, fallback: () => later });
    return kind === 'sent' || kind === 'refused' ? kind : 'later';
  }
}

/** How long an answer waits for the mail server, in milliseconds; a slower one is tried on without it. */
const MAIL_WAIT_MS = 5_000;
