import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';

const base64url = (value) => Buffer.from(value).toString('base64url');

const KEY_PAIRS = {
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
};

/** What a browser's session at the provider says: who is signed in there, and whether they refuse. */
function sessionOf({ cookie = '' }) {
  const [, session] = /(?:^|; )provider_session=([^;]+)/.exec(cookie) ?? [];
  return session === undefined ? {} : JSON.parse(decodeURIComponent(session));
}

/** An OpenID provider for tests: discovery, keys, the authorization that is granted at once, and tokens. */
class OidcProvider {
  /** Who signs in next where the browser has no session, and what the next ID token says otherwise than it should. */
  state = { person: { sub: 'pessoa-1', email: 'ana@empresa.test' }, spoilt: {}, refuses: false, down: false };
  /** Whether the ID token says nothing of the person but the subject (OpenID Connect Core 1.0, 5.4), and the name of its key. */
  changes = { terse: false, kid: 'k1' };
  issuer = '';
  #codes = new Map();
  #people = new Map();

  constructor({ clientId, clientSecret, alg }) {
    Object.assign(this, { clientId, clientSecret, alg, pair: KEY_PAIRS[alg]() });
  }

  metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [this.alg],
      code_challenge_methods_supported: ['S256'],
    };
  }

  keys() {
    const key = {
      ...this.pair.publicKey.export({ format: 'jwk' }),
      kid: this.changes.kid,
      alg: this.alg,
      use: 'sig',
    };
    return { keys: [key] };
  }

  /** @returns where the browser is led: back, with a code */
  authorize(asked, { person, refuses = this.state.refuses }) {
    const back = new URL(asked.get('redirect_uri'));
    back.searchParams.set('state', asked.get('state'));
    if (refuses) {
      back.searchParams.set('error', 'access_denied');
      return back;
    }
    const code = randomUUID();
    const [nonce, challenge] = [asked.get('nonce'), asked.get('code_challenge')];
    // Each person signs in at once: where max_age asks for it, the ID token says when that was.
    const aged = asked.has('max_age');
    this.#codes.set(code, { nonce, challenge, redirect: asked.get('redirect_uri'), person, aged });
    back.searchParams.set('code', code);
    return back;
  }

  /** @returns status and body */
  token(fields, authorization) {
    const request = this.#codes.get(fields.get('code'));
    this.#codes.delete(fields.get('code'));
    const basic = `Basic ${Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64')}`;
    const posted =
      fields.get('client_id') === this.clientId && fields.get('client_secret') === this.clientSecret;
    if (authorization !== basic && !posted) return [401, { error: 'invalid_client' }];
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (request?.challenge !== challenge || request.redirect !== fields.get('redirect_uri')) {
      return [400, { error: 'invalid_grant' }];
    }
    const access_token = randomUUID();
    this.#people.set(access_token, request.person ?? this.state.person);
    const tokens = {
      access_token,
      token_type: 'Bearer',
      id_token: this.#idToken(request),
    };
    return [200, { ...tokens, expires_in: 300 }];
  }

  #idToken({ nonce, aged, person = this.state.person }) {
    const { spoilt, key = this.pair.privateKey } = this.state;
    const iat = Math.floor(Date.now() / 1000);
    const times = { iat, exp: iat + 300, ...(aged && { auth_time: iat }) };
    const about = this.changes.terse ? { sub: person.sub } : person;
    const claims = { iss: this.issuer, aud: this.clientId, ...times, nonce, ...about, ...spoilt };
    if (claims.auth_time === null) delete claims.auth_time;
    const header = { alg: this.alg, kid: this.changes.kid, typ: 'JWT' };
    const signed = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${base64url(signature)}`;
  }

  async answer(request, response) {
    const json = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url, this.issuer);
    if (this.state.down) return json(503, { error: 'temporarily_unavailable' });
    if (pathname === '/.well-known/openid-configuration') return json(200, this.metadata());
    if (pathname === '/keys') return json(200, this.keys());
    if (pathname === '/authorize') {
      return response
        .writeHead(302, { location: this.authorize(searchParams, sessionOf(request.headers)).href })
        .end();
    }
    if (pathname === '/userinfo') {
      const person = this.#people.get(request.headers.authorization?.replace(/^Bearer /, ''));
      return person ? json(200, person) : json(401, { error: 'invalid_token' });
    }
    if (pathname !== '/token') return json(404, {});
    let body = '';
    for await (const chunk of request) body += chunk;
    const { searchParams: fields } = new URL(`?${body}`, this.issuer);
    return json(...this.token(fields, request.headers.authorization));
  }
}

/**
 * Starts an OpenID provider on this machine.
 * @param {{ clientId: string, clientSecret: string, alg?: 'RS256' | 'ES256' }} options the client that it knows, and how
 *   it signs
 * @returns its address, what a test changes about it, and how it ends
 */
export async function startOidcProvider({ clientId, clientSecret, alg = 'RS256' }) {
  const provider = new OidcProvider({ clientId, clientSecret, alg });
  const server = createServer((request, response) => void provider.answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${server.address().port}`;
  const end = () => new Promise((resolve) => server.close(resolve));
  return { issuer: provider.issuer, state: provider.state, changes: provider.changes, end };
}
