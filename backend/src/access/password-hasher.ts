import { Injectable } from '@nestjs/common';

/** The cost of computing a hash: KiB of memory, passes over it, and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with OWASP's least parameters: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and verifies passwords. The library is native and loaded at first use, to keep the start short. */
@Injectable()
export class PasswordHasher {
  private ofNoAccount: Promise<string> | undefined;

  constructor(private readonly cost: PasswordCost) {}

  async hash(password: string): Promise<string> {
    const { hash } = await import('@node-rs/argon2');
    return hash(password, this.cost);
  }

  /**
   * Whether the password fits the hash. Without a hash (no such account) the answer is no and takes just as long, so
   * that the time of an answer does not reveal which e-mails are known.
   */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const { verify } = await import('@node-rs/argon2');
    // Made once, at the first sign-in of any account, at the cost of a real one.
    this.ofNoAccount ??= this.hash('');
    const fits = await verify(hash ?? (await this.ofNoAccount), password);
    return fits && hash !== undefined;
  }
}
