import { Injectable } from '@nestjs/common';

/** argon2id with OWASP's least parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of no account's password: verifying against it costs what verifying a real one does. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$/yePNAPxUOSVk9HLSQ5zQg$xS7bh/WDokmQ3tgfXr9dlNizXHPb++eMe5Ms+ZMXihk';

/** Hashes and verifies passwords. The library is native and loaded at first use, to keep the start short. */
@Injectable()
export class PasswordHasher {
  async hash(password: string): Promise<string> {
    const { hash } = await import('@node-rs/argon2');
    return hash(password, PARAMETERS);
  }

  /**
   * Whether the password fits the hash. Without a hash (no such account) the answer is no and takes just as long, so
   * that the time of an answer does not reveal which e-mails are known.
   */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const { verify } = await import('@node-rs/argon2');
    const fits = await verify(hash ?? NOBODYS, password);
    return fits && hash !== undefined;
  }
}
