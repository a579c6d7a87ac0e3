import { startFailure } from './start-failure.js';

const place = { port: 3000, dataDir: './data' };
const failed = (message: string, code: string, more: object = {}) =>
  startFailure(Object.assign(new Error(message), { code, ...more }), place);

describe('why a process could not start', () => {
  it.each([
    ['a certificate of an unknown authority', 'self-signed certificate in certificate chain'],
    [
      'one of another host',
      "Hostname/IP does not match certificate's altnames: Host: db. is not in the cert's altnames",
    ],
    ['one that has ended', 'certificate has expired'],
  ])('names the refused certificate of the database, and what may be missing: %s', (_, message) => {
    const line = failed(message, 'HANDSHAKE_SSL_ERROR');
    expect(line).toMatch(
      /^O certificado do banco de dados \(DATABASE_URL\) foi recusado: .*NODE_EXTRA_CA_CERTS\.$/,
    );
    expect(line).toContain(message);
  });

  it.each([
    ['HANDSHAKE_NO_SSL_SUPPORT', 'o servidor não oferece TLS'],
    ['ER_SECURE_TRANSPORT_REQUIRED', '?ssl=true'],
    ['HANDSHAKE_SSL_ERROR', 'HANDSHAKE_SSL_ERROR'],
  ])('says what of TLS is missing: %s', (code, text) => {
    expect(failed('read ECONNRESET', code)).toContain(text);
  });

  it('distinguishes a port that may not be used from a folder that may not be written', () => {
    const refused = (syscall: string) => failed('permission denied', 'EACCES', { syscall });
    expect(refused('listen')).toBe('A porta 3000 exige uma permissão que falta. Defina outra com PORT=….');
    expect(refused('mkdir')).toBe('Não é possível salvar em ./data (DATA_DIR).');
  });
});
