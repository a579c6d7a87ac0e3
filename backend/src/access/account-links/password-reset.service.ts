import { Injectable, Logger } from '@nestjs/common';
import { Forbidden, TooManyTries } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import { TryLimiter } from '../auth/try-limiter.js';
import { UsersRepository } from '../users/users.repository.js';
import { accountLetters } from '../account-mails/account-letters.js';
import { AccountLinks } from './account-links.service.js';
import { AccountMails } from '../account-mails/account-mails.service.js';
import { screenPath } from './screen-paths.js';

/** Another password for who forgot theirs, by an e-mail to the account's address. */
@Injectable()
export class PasswordReset {
  private readonly log = new Logger(PasswordReset.name);

  constructor(
    private readonly users: UsersRepository,
    private readonly links: AccountLinks,
    private readonly mails: AccountMails,
    private readonly limiter: TryLimiter,
  ) {}

  get enabled(): boolean {
    return this.mails.enabled;
  }

  /**
   * Takes the request. Whether there is such an account is looked up after the answer, so that neither it nor its time
   * says so.
   * @throws Forbidden where no e-mails are sent; TooManyTries from one address
   */
  async request(email: string, address: string): Promise<void> {
    if (!this.enabled) throw new Forbidden(accessTexts.resetNotSent);
    await this.limiter.beforeReset(address);
    setImmediate(() => {
      this.sendTo(normalizedEmail(email)).catch((error: unknown) => this.log.error(error));
    });
  }

  /** Nothing for an address without an account that may sign in, and for one that has had enough e-mails. */
  private async sendTo(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.enabled) return;
    try {
      await this.limiter.beforeResetMail(user.id);
    } catch (error) {
      if (error instanceof TooManyTries) return;
      throw error;
    }
    const { token } = await this.links.issue(user, 'reset');
    await this.mails.send(user.email, accountLetters.reset(user), screenPath('reset', token));
  }
}
