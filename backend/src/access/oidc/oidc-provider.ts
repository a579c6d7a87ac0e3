import { Logger } from '@nestjs/common';
import type { authorizationCodeGrant, Configuration, IDToken } from 'openid-client';
import type { Settings } from '../../platform/config/settings.js';
import { NotFound, NotSignedIn, Unavailable } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';

/** The library of OpenID Connect behind one file; loaded when the provider is first asked, to keep the start short. */
const library = () => import('openid-client');

/** Seconds that the provider may take for each answer. */
const TIMEOUT_S = 5;

/** How long what the provider publishes of itself is kept, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** Failures of the way to the provider, or of the provider itself; all others are answers that are refused. */
const OUTAGES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Errors that a provider hands the browser where it can't sign in just now (RFC 6749, 4.1.2.1). */
const BUSY = new Set(['server_error', 'temporarily_unavailable']);

/** The values that the provider's answer is checked against. */
export interface OidcRequest {
  nonce: string;
  verifier: string;
}

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** A person, as the provider vouches for them. */
export interface OidcPerson {
  issuer: string;
  subject: string;
  /** The person's name or address there. */
  label: string | null;
  /** An address that the provider has verified; else null. */
  email: string | null;
  /** When the person signed in there, in milliseconds; null where the provider does not say. */
  signed_in_at: number | null;
}

/** Fields in which the library and Node describe a failure. */
interface Failure {
  code?: string;
  status?: number;
  /** The error of RFC 6749 that the provider answered. */
  error?: string;
  cause?: { code?: string };
}

const isOutage = (error: unknown): boolean => {
  const { code = '', status = 0 } = error as Failure;
  return error instanceof TypeError || OUTAGES.has(code) || status >= 500;
};

/** Names of what failed, and nothing else: texts and causes may hold tokens and codes, which no log may. */
const namesOf = (error: unknown): string => {
  const { code, error: answered, cause } = error as Failure;
  const names = [error instanceof Error ? error.name : '', code, answered, cause?.code];
  return names.filter((name) => typeof name === 'string' && /^[\w.-]{1,60}$/.test(name)).join(', ');
};

/** The OpenID provider of the settings: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, 3.1). */
export class OidcProvider {
  private readonly log = new Logger(OidcProvider.name);
  private found: { configuration: Promise<Configuration>; until: number } | undefined;

  constructor(private readonly settings: Settings) {}

  /**
   * Where the browser has to go, and what to keep until it comes back.
   * @param anew asks the provider to have the person sign in again (max_age, OpenID Connect Core 1.0, 3.1.2.1)
   * @throws NotFound where no provider is set, Unavailable where it does not answer
   */
  async begin(
    anew: boolean,
    state: (request: OidcRequest) => Promise<string>,
  ): Promise<{ url: string; state: string }> {
    const configuration = await this.configuration();
    const oidc = await library();
    const request = { nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const value = await state(request);
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state: value,
      nonce: request.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
      ...(anew && { max_age: '0' }),
    });
    return { url: url.href, state: value };
  }

  /**
   * Who came back.
   * @param answer the parameters that the provider gave the browser
   * @throws NotSignedIn where the provider refused, or what it says is not for this request; Unavailable
   */
  async finish(answer: Record<string, string>, state: string, request: OidcRequest): Promise<OidcPerson> {
    if (answer.error === 'access_denied') throw new NotSignedIn(accessTexts.oidcCancelled);
    if (answer.error !== undefined && BUSY.has(answer.error)) throw new Unavailable(accessTexts.oidcDown);
    const configuration = await this.configuration();
    const oidc = await library();
    const url = new URL(this.redirectUri);
    url.search = new URLSearchParams(answer).toString();
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: request.verifier,
        expectedState: state,
        expectedNonce: request.nonce,
        idTokenExpected: true,
      });
      return this.personOf(await this.withUserInfo(configuration, tokens));
    } catch (error) {
      if (error instanceof NotSignedIn) throw error;
      // The provider has other keys by now: the next try asks for them.
      if ((error as Failure).code === 'OAUTH_KEY_SELECTION_FAILED') this.found = undefined;
      this.log.warn(`The OpenID provider’s answer was refused: ${namesOf(error)}`);
      throw isOutage(error)
        ? new Unavailable(accessTexts.oidcDown)
        : new NotSignedIn(accessTexts.oidcRefused);
    }
  }

  /**
   * The person's claims in the ID token; where it leaves out their address, as the standard allows, those that the provider answers besides
   * (UserInfo, OpenID Connect Core 1.0, 5.3 and 5.4), for this subject alone. Whom that answer fails signs in all the same.
   */
  private async withUserInfo(configuration: Configuration, tokens: Tokens): Promise<IDToken | undefined> {
    const claims = tokens.claims();
    if (!claims || claims.email !== undefined) return claims;
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const oidc = await library();
    try {
      const { email, email_verified, preferred_username, name } = await oidc.fetchUserInfo(
        configuration,
        tokens.access_token,
        claims.sub,
      );
      return { preferred_username, name, ...claims, email, email_verified };
    } catch (error) {
      this.log.warn(`The OpenID provider says nothing more of a person: ${namesOf(error)}`);
      return claims;
    }
  }

  private get redirectUri(): string {
    return `${(this.settings.server.PUBLIC_URL ?? '').replace(/\/$/, '')}/oidc`;
  }

  /** The provider's own description: asked for once an hour, and again after a failure. */
  private async configuration(): Promise<Configuration> {
    if (!this.found || this.found.until < Date.now()) {
      this.found = { configuration: this.discover(), until: Date.now() + KEPT_MS };
    }
    try {
      return await this.found.configuration;
    } catch (error) {
      this.found = undefined;
      if (error instanceof NotFound) throw error;
      this.log.warn(`The OpenID provider can’t be asked about itself: ${namesOf(error)}`);
      throw new Unavailable(accessTexts.oidcDown);
    }
  }

  private async discover(): Promise<Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.settings.oidc;
    if (!OIDC_ISSUER || !OIDC_CLIENT_ID) throw new NotFound(accessTexts.oidcNotSet);
    const oidc = await library();
    const issuer = new URL(OIDC_ISSUER);
    // Signatures are checked although the token comes from the provider itself; without TLS on this machine alone (settings).
    const execute = [oidc.enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    const options = { execute, timeout: TIMEOUT_S };
    const found = await oidc.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, options);
    const { issuer: named } = found.serverMetadata();
    // Letter for letter: the library lets a provider of many tenants name another one, and a slash at the end differ.
    if (named !== OIDC_ISSUER) {
      this.log.warn(`OIDC_ISSUER is not letter for letter what the provider calls itself`);
      throw new Unavailable(accessTexts.oidcDown);
    }
    return found;
  }

  /** @throws NotSignedIn where the claims are of another issuer, or name no person */
  private personOf(claims: IDToken | undefined): OidcPerson {
    if (!claims || claims.iss !== this.settings.oidc.OIDC_ISSUER || claims.sub.length > 255) {
      throw new NotSignedIn(accessTexts.oidcRefused);
    }
    const { email, email_verified, preferred_username, name, auth_time } = claims;
    const label = [email, preferred_username, name].find((text) => typeof text === 'string') ?? null;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      label: label === null ? null : label.slice(0, 255),
      email: typeof email === 'string' && email_verified === true ? email : null,
      signed_in_at: typeof auth_time === 'number' ? auth_time * 1000 : null,
    };
  }
}
