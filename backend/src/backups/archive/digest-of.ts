import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on and knows their SHA-256 and number once all have passed. */
export class DigestStream extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  /** Hexadecimal; to be asked for once. */
  digest(): string {
    return this.hash.digest('hex');
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }
}
