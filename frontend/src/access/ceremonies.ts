import type * as Library from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { messageOf, type NewCredential, type SignedCredential } from '../api';
import { texts } from '../i18n';

const { failures } = texts.access.passkeys;

/** The browser or its user gave no passkey; the message is for the user. */
class PasskeyFailure extends Error {}

/** The names by which browsers report a failure (WebAuthn, sections 5.1.3 and 5.1.4) → what the user reads. */
const NAMES: Partial<Record<string, string>> = {
  AbortError: failures.cancelled,
  NotAllowedError: failures.cancelled,
  InvalidStateError: failures.registered,
  NotSupportedError: failures.unsupported,
  ConstraintError: failures.unsupported,
  SecurityError: failures.address,
};

/** Whether this browser has passkeys; it offers them over HTTPS and on this machine alone. */
const passkeysSupported = (): boolean => 'PublicKeyCredential' in window;

/** Whether passkeys of this host can be used on this page: browsers use them nowhere else. */
export const passkeysWork = (domain: string | null): boolean =>
  passkeysSupported() && domain === window.location.hostname;

/** Loads the library on first use, and has it ask the user. @throws PasskeyFailure */
const ceremony = async <Credential>(
  run: (library: typeof Library) => Promise<Credential>,
): Promise<Credential> => {
  if (!passkeysSupported()) throw new PasskeyFailure(failures.unsupported);
  const library = await import('@simplewebauthn/browser');
  try {
    return await run(library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyFailure(NAMES[name] ?? failures.failed, { cause: error });
  }
};

/** Has the browser make a passkey. @param options as the server gave them. @throws PasskeyFailure */
export const makePasskey = async (options: object): Promise<NewCredential> => {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await ceremony((library) =>
    library.startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
};

/** Has the browser sign with a passkey. @param options as the server gave them. @throws PasskeyFailure */
export const signWithPasskey = async (options: object): Promise<SignedCredential> => {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await ceremony((library) =>
    library.startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
};

/** The text of a failure for the user: of the browser, of the server, or `fallback`. */
export const passkeyMessage = (error: unknown, fallback: string): string =>
  error instanceof PasskeyFailure ? error.message : messageOf(error, fallback);
