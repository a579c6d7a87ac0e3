import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { Delivery } from '../../platform/mail/domain/delivery.js';
import type { MailMessage } from '../../platform/mail/mail-message.js';
import { MailSender } from '../../platform/mail/mail-sender.service.js';
import { accountLetters, type AccountChange, written, type AccountLetter } from './account-letters.js';

/** Waits between the tries of one e-mail, in milliseconds; servers that put new senders off do so for minutes. */
const WAITS_MS = [30_000, 120_000, 600_000] as const;

/**
 * E-mails about an account, most with a link. They wait in this process alone: their tokens are stored nowhere, and one that is lost
 * with the process is asked for once more by who waits for it.
 */
@Injectable()
export class AccountMails implements OnModuleDestroy {
  private readonly log = new Logger(AccountMails.name);
  private readonly waiting = new Set<NodeJS.Timeout>();

  constructor(
    private readonly settings: Settings,
    private readonly sender: MailSender,
  ) {}

  onModuleDestroy(): void {
    for (const timer of this.waiting) clearTimeout(timer);
  }

  /** Whether e-mails are sent at all. */
  get enabled(): boolean {
    return this.sender.enabled;
  }

  /** The whole address of a path of the screens, where the settings name one. */
  addressOf(path: string): string | null {
    const { PUBLIC_URL } = this.settings.server;
    return PUBLIC_URL === undefined ? null : PUBLIC_URL.replace(/\/$/, '') + path;
  }

  /**
   * One try now; where the server can't take it yet, others follow by themselves.
   * @param path of the screen that the link opens
   * @returns how the first try ended
   */
  async send(to: string, letter: AccountLetter, path: string): Promise<Delivery> {
    const publicUrl = this.settings.server.PUBLIC_URL ?? '';
    const message: MailMessage = {
      ...written(letter, this.addressOf(path) ?? path),
      message_id: `<${randomUUID()}@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'}>`,
      date: new Date().toISOString(),
      to: [to],
      cc: [],
      reply_to: null,
      attachments: [],
    };
    return this.attempt(message, 0);
  }

  /** Writes to an account's address that a way into the account changed, beside the request; nothing where no e-mails are sent. */
  announceChange({ name, email }: { name: string; email: string }, change: AccountChange): void {
    if (!this.enabled) return;
    this.send(email, accountLetters.changed(name, change), '/').catch((error: unknown) =>
      this.log.error(error),
    );
  }

  private async attempt(message: MailMessage, tries: number): Promise<Delivery> {
    const delivery = await this.sender.send(message, () => Promise.resolve(null));
    if (delivery.kind === 'sent') return delivery;
    this.log.warn(`E-mail of an account: ${delivery.kind}, ${delivery.reason}`);
    const wait = WAITS_MS[tries];
    if (delivery.kind === 'later' && wait !== undefined) this.later(message, tries + 1, wait);
    return delivery;
  }

  private later(message: MailMessage, tries: number, wait: number): void {
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      this.attempt(message, tries).catch((error: unknown) => this.log.error(error));
    }, wait);
    timer.unref();
    this.waiting.add(timer);
  }
}
