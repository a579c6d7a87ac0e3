/**
 * Takes every e-mail and keeps none: what the server under test sends to. What arrives is looked at by the backend's tests.
 * @param {number} port on this machine
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startMailSink(port) {
  const { SMTPServer } = await import('smtp-server');
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.on('end', () => done()).resume(),
  });
  await new Promise((resolve, reject) => {
    sink.once('error', reject);
    sink.listen(port, '127.0.0.1', resolve);
  });
  return () => new Promise((resolve) => sink.close(() => resolve()));
}
