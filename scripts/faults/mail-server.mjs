import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/**
 * Takes e-mails and counts them by subject: how often each was really sent.
 * @returns {Promise<{ port: number, seen: Map<string, number>, close: () => Promise<void> }>}
 */
export async function startMailServer() {
  const seen = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const subject = subjectOf(Buffer.concat(chunks).toString('utf8'));
        seen.set(subject, (seen.get(subject) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise((resolve) => server.close(() => resolve()));
  return { port: server.server.address().port, seen, close };
}

/** The subject's own identification: the header itself is folded and encoded. */
function subjectOf(message) {
  const header = /^Subject:((?:.*)(?:\r?\n[ \t].*)*)/im.exec(message)?.[1] ?? '';
  const text = header
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=\s*/gi, (_, words) => decode(words));
  return /[\da-f]{8}-[\da-f-]{27}/.exec(text)?.[0] ?? text.trim();
}

const decode = (words) =>
  words
    .replaceAll('_', ' ')
    .replaceAll(/=([\dA-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
