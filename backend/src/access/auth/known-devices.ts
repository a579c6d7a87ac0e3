import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { basePathOf } from '../../platform/http/base-path.js';
import { JWT_SECRET } from './jwt-secret.js';

/** What a browser keeps that has signed in to an account once; it opens nothing. */
const DEVICE_COOKIE = 'forja_device';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Browsers that have signed in to an account before. Wrong tries of all others, from the same address too, are counted apart from
 * theirs: a third party that guesses at an account must not lock its owner out.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(JWT_SECRET) private readonly secret: string) {}

  /** The device's id where it has signed in to this very account before, else null. */
  find(request: Request, account: string): string | null {
    const { [DEVICE_COOKIE]: cookie } = request.cookies as Record<string, unknown>;
    const [id = '', proof = ''] = typeof cookie === 'string' ? cookie.split('.') : [];
    const expected = Buffer.from(this.proofOf(id, account));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Marks the browser as one that knows this account's password. */
  remember(request: Request, response: Response, account: string): void {
    const id = this.find(request, account) ?? randomBytes(12).toString('base64url');
    response.cookie(DEVICE_COOKIE, `${id}.${this.proofOf(id, account)}`, {
      httpOnly: true,
      sameSite: 'strict',
      secure: request.secure,
      path: `${basePathOf(request)}/api/login`,
      maxAge: YEAR_MS,
    });
  }

  private proofOf(id: string, account: string): string {
    return createHmac('sha256', this.secret).update(`device|${id}|${account}`).digest('base64url');
  }
}
