import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail as the server got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  raw: string;
}

/** What the server does with the next e-mail instead of taking it. */
export type Trouble =
  /** Refused with this code before the message. */
  | { recipient: string; code: number }
  /** Refused with this code after the message. */
  | { code: number }
  /** Hangs up after the message, without an answer. */
  | 'hangs up';

const refusal = (code: number): Error & { responseCode: number } =>
  Object.assign(new Error(`5.1.1 refused by the test (${String(code)})`), { responseCode: code });

/** A real SMTP server that keeps what it gets and makes the trouble that a test wants. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Messages that were sent to it whole, whatever it answered. */
  readonly seen: string[] = [];
  troubles: Trouble[] = [];
  /** What happens before it answers to a recipient. */
  beforeRecipient: () => Promise<void> = () => Promise.resolve();
  /** What it keeps its clients waiting for, for ever. */
  holds: 'greetings' | 'answers' | null = null;
  /** Clients that wait for its greeting. */
  waiting = 0;

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<MailServer> {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onConnect: (_session, done) => mails.connected(done),
      onRcptTo: ({ address }, _session, done) =>
        void mails.beforeRecipient().then(() => mails.recipient(address, done)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          mails.taken(
            {
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
              raw: Buffer.concat(chunks).toString(),
            },
            done,
          );
        });
      },
    });
    const mails = new MailServer(server);
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    return mails;
  }

  /** Of an installation that sends through it and does its jobs itself. */
  get settings(): Record<'REDIS_URL' | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL', string> {
    return {
      REDIS_URL: '',
      SMTP_URL: this.url,
      MAIL_FROM: 'orcamentos@forja.test',
      PUBLIC_URL: 'https://forja.test',
    };
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${String(port)}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private connected(done: (error?: Error | null) => void): void {
    if (this.holds === 'greetings') this.waiting += 1;
    else done();
  }

  private recipient(address: string, done: (error?: Error | null) => void): void {
    const index = this.troubles.findIndex(
      (trouble) => typeof trouble === 'object' && 'recipient' in trouble && trouble.recipient === address,
    );
    const [trouble] = index < 0 ? [] : this.troubles.splice(index, 1);
    done(typeof trouble === 'object' ? refusal(trouble.code) : null);
  }

  private taken(mail: ReceivedMail, done: (error?: Error | null) => void): void {
    this.seen.push(mail.raw);
    if (this.holds === 'answers') return;
    const trouble = this.troubles.shift();
    if (trouble === 'hangs up') {
      this.server.connections.forEach(({ _socket: socket }) => socket.destroy());
      return;
    }
    if (!trouble) this.received.push(mail);
    done(trouble ? refusal(trouble.code) : null);
  }
}

/** A header's value, unfolded. */
export const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r?\n[ \t]+/g, ' ');
