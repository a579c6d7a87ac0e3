import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/**
 * Takes e-mails of the server under test.
 * @param {(message: Buffer) => void} take gets each e-mail as it was sent
 * @param {(address: string) => Error | undefined} [refusalOf] why a recipient gets none
 * @returns {Promise<{ port: number, end: () => Promise<void> }>}
 */
export async function startMailServer(take, refusalOf = () => undefined) {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(take)
        .then(() => done(), done);
    },
  });
  // A client that was killed breaks its connection off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: server.server.address().port,
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
