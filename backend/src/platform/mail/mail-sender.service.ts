import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Settings } from '../config/settings.js';
import { deliveryOf, shownReason, type Delivery } from './domain/delivery.js';
import { messages } from '../i18n/messages.js';
import type { MailMessage } from './mail-message.js';

/** A server that says nothing for so long is given up, in milliseconds. */
const SILENCE_MS = 60_000;
const CONNECTING_MS = 15_000;

/** Fields of nodemailer's errors besides their message. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** Hands e-mails to the SMTP server of the settings; the only file that knows nodemailer. */
@Injectable()
export class MailSender {
  constructor(private readonly settings: Settings) {}

  /** Whether a server is set. */
  get enabled(): boolean {
    return this.settings.mail.SMTP_URL !== undefined;
  }

  /**
   * One try. It never throws for what the server does or does not do.
   * @param onBegin awaited before the first byte of the message goes out: from then on the server may hold it. It answers why
   * the message must not go out any more, or null
   */
  async send(message: MailMessage, onBegin: () => Promise<string | null>): Promise<Delivery> {
    const raw = await this.built(message);
    const sending: { begun: boolean; stopped: string | null } = { begun: false, stopped: null };
    const stream = Readable.from(
      (async function* () {
        sending.stopped = await onBegin();
        // The connection is then closed in the middle of the message, which the server drops.
        if (sending.stopped !== null) throw new Error(sending.stopped);
        sending.begun = true;
        yield raw;
      })(),
      { objectMode: false },
    );
    try {
      const refused = await this.handOver(message, stream, raw.length);
      return { kind: 'sent', refused };
    } catch (error) {
      if (sending.stopped !== null) return { kind: 'cancelled', reason: sending.stopped };
      const { code, responseCode, response } = error as SmtpError;
      const { begun } = sending;
      const signIn = code === 'EAUTH';
      const silent = begun ? messages.mail.noAnswer : messages.mail.noServer;
      const reason = signIn ? messages.mail.denied : shownReason(response ?? '') || silent;
      return deliveryOf({ code: responseCode ?? null, begun, signIn, reason });
    }
  }

  /** @returns the recipients that were refused while others were taken */
  private async handOver(message: MailMessage, stream: Readable, size: number): Promise<readonly string[]> {
    const [{ default: Connection }, { parseConnectionUrl }, { default: parseAddress }] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/shared'),
      import('nodemailer/lib/addressparser'),
    ]);
    const { auth, ...server } = parseConnectionUrl(this.settings.mail.SMTP_URL ?? '');
    const [from] = parseAddress(this.settings.mail.MAIL_FROM ?? '', { flatten: true });
    const connection = new Connection({
      ...server,
      connectionTimeout: CONNECTING_MS,
      greetingTimeout: CONNECTING_MS,
      socketTimeout: SILENCE_MS,
    });
    try {
      await connected(connection);
      if (auth) await called((done) => connection.login(auth, done));
      const to = [...message.to, ...message.cc];
      const envelope = { from: from?.address ?? '', to, size };
      const info = await called<{ rejected: string[] }>((done) => connection.send(envelope, stream, done));
      return info?.rejected ?? [];
    } finally {
      stream.destroy();
      connection.close();
    }
  }

  /** The message's bytes. Contents come from memory alone: nodemailer opens neither files nor addresses. */
  private async built(message: MailMessage): Promise<Buffer> {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
    const composed = new MailComposer({
      from: this.settings.mail.MAIL_FROM,
      to: [...message.to],
      cc: [...message.cc],
      replyTo: message.reply_to ?? undefined,
      subject: message.subject,
      text: message.text,
      html: message.html,
      messageId: message.message_id,
      date: new Date(message.date),
      disableFileAccess: true,
      disableUrlAccess: true,
      attachments: [
        ...(message.logo
          ? [{ cid: 'logo', filename: 'logo.png', content: message.logo, contentType: 'image/png' }]
          : []),
        ...message.attachments.map(({ file_name, content }) => ({
          filename: file_name,
          content,
          contentType: 'application/pdf',
        })),
      ],
    });
    return composed.compile().build();
  }
}

/** A connection reports what goes wrong before it is open as an event. */
const connected = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.on('error', reject);
    connection.connect((error?: Error | null) => (error ? reject(error) : resolve()));
  });

const called = <T>(call: (done: (error: Error | null, answer?: T) => void) => void): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    call((error, answer) => (error ? reject(error) : resolve(answer)));
  });
