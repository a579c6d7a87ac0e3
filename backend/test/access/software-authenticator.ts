import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a browser is asked for, as far as an authenticator reads it. */
export interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

/** What goes wrong on purpose. */
export interface Spoilt {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Without PIN or fingerprint. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  key?: KeyObject;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949), as much of it as a credential needs: small numbers, bytes, texts and maps. */
function cbor(value: number | Buffer | string | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    return count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** One passkey (ES256, attestation none), and the browser around it. */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credentialId = randomBytes(32);
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {}

  get id(): string {
    return base64url(this.credentialId);
  }

  /** What navigator.credentials.create gives. */
  create(asked: Asked, spoilt: Spoilt = {}) {
    this.userHandle = asked.user?.id ?? '';
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.from([0, this.credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, cbor(key)]);
    const authData = Buffer.concat([this.data(asked.rp?.id ?? '', ATTESTED, spoilt), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', asked, spoilt)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal', 'telepathy'],
      },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    };
  }

  /** What navigator.credentials.get gives. */
  get(asked: Asked, spoilt: Spoilt = {}) {
    this.counter += 1;
    const authData = this.data(asked.rpId ?? '', 0, spoilt);
    const clientData = this.clientData('webauthn.get', asked, spoilt);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, spoilt.key ?? this.keys.privateKey)),
        userHandle: spoilt.userHandle ?? this.userHandle,
      },
      clientExtensionResults: {},
    };
  }

  private clientData(type: string, asked: Asked, spoilt: Spoilt): Buffer {
    const { challenge = asked.challenge, origin = this.origin } = spoilt;
    return Buffer.from(JSON.stringify({ type: spoilt.type ?? type, challenge, origin, crossOrigin: false }));
  }

  private data(rpId: string, more: number, spoilt: Spoilt): Buffer {
    const flags = PRESENT | (spoilt.unverified === true ? 0 : VERIFIED) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(spoilt.counter ?? this.counter);
    return Buffer.concat([sha256(spoilt.rpId ?? rpId), Buffer.from([flags]), count]);
  }
}
