import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A recipient that a test has refused: `recusado` for good the first time, `ocupado` for now each time. */
function refusalOf(address, known) {
  if (address.startsWith('ocupado')) return Object.assign(new Error('busy'), { responseCode: 450 });
  if (!address.startsWith('recusado') || known.has(address)) return undefined;
  known.add(address);
  return Object.assign(new Error('no such mailbox'), { responseCode: 550 });
}

/**
 * Takes e-mails, each as a file of its own: what the server under test sends to. Tests find one by what stands in it.
 * @param {number} port on this machine
 * @param {string} folder for the e-mails
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startMailSink(port, folder) {
  const { SMTPServer } = await import('smtp-server');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const refused = new Set();
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address, refused)),
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
