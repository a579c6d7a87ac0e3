import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { basePathOf } from '../../platform/http/base-path.js';
import { JWT_SECRET } from './server-keys.js';
import type { Client } from '../sessions/sessions.service.js';
import type { TokenView } from './auth.dto.js';
import type { SignedInAs } from './auth.service.js';
import { setSessionCookie } from './session-cookie.js';

/** A browser keeps this cookie once it has signed in to an account; it opens nothing. */
const DEVICE_COOKIE = 'forja_device';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Where a request comes from. */
export const clientOf = (request: Request): Client => ({
  ip: request.ip ?? '',
  user_agent: request.headers['user-agent'] ?? null,
});

/** Answers every way of signing in, and recognises browsers that have signed in to an account before. */
@Injectable()
export class SessionAnswers {
  constructor(@Inject(JWT_SECRET) private readonly secret: string) {}

  /** Gives the browser what it keeps of the session: its cookie, and that it knows the account. */
  signedIn({ token, expires, account }: SignedInAs, request: Request, response: Response): TokenView {
    setSessionCookie(request, response, token, expires);
    this.rememberDevice(request, response, account);
    return { token };
  }

  /** The device's id where it has signed in to this very account before, else null. */
  findDevice(request: Request, account: string): string | null {
    const { [DEVICE_COOKIE]: cookie } = request.cookies as Record<string, unknown>;
    const [id = '', proof = ''] = typeof cookie === 'string' ? cookie.split('.') : [];
    const expected = Buffer.from(this.proofOf(id, account));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Marks the browser as one that knows this account's password. */
  private rememberDevice(request: Request, response: Response, account: string): void {
    const id = this.findDevice(request, account) ?? randomBytes(12).toString('base64url');
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
