import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** What a browser sends with a link that is clicked. */
export const OPENS = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };

const SECRET = 'S3RVER';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Percent-encoding of RFC 3986. */
const strictly = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * What AWS Signature Version 4 makes of a GET of this address (its documentation, 'Authenticating requests: using query parameters'), with
 * the bucket's secret. The tests' server compares no signatures of this version.
 */
export function signatureOf(address: URL): string {
  const query = [...address.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
  const encoded = query.map((pair) => pair.map(strictly).join('=')).sort();
  const lines = [
    'GET',
    address.pathname,
    encoded.join('&'),
    `host:${address.host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ];
  const digest = createHash('sha256').update(lines.join('\n')).digest('hex');
  const [, day = '', region = '', service = '', end = ''] =
    address.searchParams.get('X-Amz-Credential')?.split('/') ?? [];
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', address.searchParams.get('X-Amz-Date'), scope, digest].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, text).toString('hex');
}

/** A bucket `forja` of an S3 server of its own. */
export class SignedBucket {
  private constructor(
    private readonly server: S3rver,
    private readonly folder: string,
    /** The product's STORAGE_URL. */
    readonly url: string,
  ) {}

  static async start(): Promise<SignedBucket> {
    const folder = mkdtempSync(join(tmpdir(), 'forja-storage-'));
    const options = { address: '127.0.0.1', port: 0, directory: folder, silent: true };
    const server = new S3rver({ ...options, configureBuckets: [{ name: 'forja' }] });
    const { port } = await server.run();
    const url = `s3://S3RVER:${SECRET}@127.0.0.1:${String(port)}/forja?ssl=false`;
    return new SignedBucket(server, folder, url);
  }

  async stop(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
