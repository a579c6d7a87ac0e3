import { startMailServer } from '../lib/mail-server.mjs';

/** Subjects of the load's e-mails: without accents, so that they are sent as they are. */
export const SUBJECT = /^Subject: (Pedido [\da-f-]{36})\r?$/m;

/**
 * Takes e-mails and counts them by subject: how often each was really sent.
 * @returns {Promise<{ port: number, seen: Map<string, number>, end: () => Promise<void> }>}
 */
export async function startCountingMails() {
  const seen = new Map();
  const server = await startMailServer((message) => {
    const [, subject] = SUBJECT.exec(message.toString()) ?? [];
    seen.set(subject, (seen.get(subject) ?? 0) + 1);
  });
  return { ...server, seen };
}
