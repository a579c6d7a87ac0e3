import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes every e-mail, as a file of its own: what the server under test sends to. Tests find one by what stands in it.
 * @param {number} port on this machine
 * @param {string} folder for the e-mails
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startMailSink(port, folder) {
  const { SMTPServer } = await import('smtp-server');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        writeFileSync(path.join(folder, `${count}.eml`), Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise((resolve, reject) => {
    sink.once('error', reject);
    sink.listen(port, '127.0.0.1', resolve);
  });
  return () => new Promise((resolve) => sink.close(() => resolve()));
}
