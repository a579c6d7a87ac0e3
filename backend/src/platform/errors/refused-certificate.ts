/** OpenSSL's and Node's texts of a certificate that is not trusted, not valid now, or of another host. */
const OF_CERTIFICATE = /\bcertificate/i;

/** Whether an error of a connection says that the server's certificate was refused: no matter of waiting. */
export const isRefusedCertificate = (message: string): boolean => OF_CERTIFICATE.test(message);

/** An error of a connection as a line for the log: of a refused certificate it says what may be missing. */
export const connectionFailure = (message: string): string =>
  isRefusedCertificate(message)
    ? `its certificate is refused (${message}); NODE_EXTRA_CA_CERTS names the file of an authority of your own`
    : message;
