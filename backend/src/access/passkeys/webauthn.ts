import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Request } from 'express';
import type { Settings } from '../../platform/config/settings.js';
import type { Passkey } from '../second-factor/second-factor.entity.js';

/** Who passkeys are for: a domain, and the one origin of the pages that may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const LOCAL = 'localhost';

/** Where a request says that it comes from: only taken on this very machine, where there is no PUBLIC_URL. */
function ownOrigin(request: Request): URL | null {
  const { origin, host = '' } = request.headers;
  const text = origin ?? `${request.protocol}://${host}`;
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * The domain that a passkey is made for: the host of PUBLIC_URL; without it localhost alone. Null where browsers allow
 * none: without TLS, and on an address that is a number (WebAuthn, section 5.1.2).
 */
export function relyingParty({ server }: Settings, request: Request): RelyingParty | null {
  const { PUBLIC_URL } = server;
  const url = PUBLIC_URL === undefined ? ownOrigin(request) : new URL(PUBLIC_URL);
  if (!url) return null;
  const { hostname, origin, protocol } = url;
  if (hostname === LOCAL) return { id: LOCAL, origin };
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[');
  return PUBLIC_URL !== undefined && protocol === 'https:' && isDomain ? { id: hostname, origin } : null;
}

/** The library of WebAuthn (level 3) behind one file; loaded when a passkey is first asked for, to keep the start short. */
const library = () => import('@simplewebauthn/server');

/** The name that the user's screen shows for the party that asks. */
const NAME = 'Forja';

/** How long the browser lets the user take, in milliseconds: no longer than the challenge counts. */
const TIMEOUT_MS = 4 * 60_000;

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

type Known = Pick<Passkey, 'credential_id' | 'transports'>;

const descriptorOf = ({ credential_id, transports }: Known) => ({ id: credential_id, transports });

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));

/** The account that a passkey is made for. */
interface PasskeyOwner {
  name: string;
  email: string;
  user_handle: string;
  passkeys: readonly Known[];
}

/**
 * Options for a browser to make a passkey: found without a name that is typed (discoverable), behind a PIN or a
 * fingerprint (verified), so that it is two factors by itself.
 */
export async function creationOptions(
  party: RelyingParty,
  challenge: string,
  owner: PasskeyOwner,
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: bytesOf(owner.user_handle),
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: owner.passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for a browser to sign with a passkey; of `known`, or of whichever account the user chooses. */
export async function requestOptions(
  party: RelyingParty,
  challenge: string,
  known: readonly Known[],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'required',
  });
}

/** The challenge that an answer is to; null where it can't be read. Whether it counts is for the caller to look up. */
export async function challengeOf(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

type NewCredential = Pick<Passkey, 'credential_id' | 'public_key' | 'counter'>;

/** The passkey that was made; null where the answer is not to this challenge, of this origin, verified and well formed. */
export async function madeCredential(
  party: RelyingParty,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * The authenticator's count after this signature; null where it is not this passkey's, to this challenge and of this
 * origin, or where the count went back: then there are two of it.
 */
export async function signedCount(
  party: RelyingParty,
  challenge: string,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: bytesOf(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  return verified === true && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** The library throws for every answer that it refuses, whatever is wrong with it: a guest may send anything. */
async function orRefused<T extends object>(verify: () => Promise<T>): Promise<Partial<T>> {
  try {
    return await verify();
  } catch {
    return {};
  }
}
