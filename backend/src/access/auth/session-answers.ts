import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HttpCode, Inject, Injectable, applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { JWT_SECRET } from './server-keys.js';
import type { Client } from '../sessions/sessions.service.js';
import { PendingSignInView, TokenView } from './auth.dto.js';
import type { SignedInAs } from './auth.service.js';
import { cookieOptions, setSessionCookie } from './session-cookie.js';

/** A browser keeps this cookie once it has signed in to an account; it opens nothing. */
const DEVICE_COOKIE = 'forja_device';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Where a request comes from. */
export const clientOf = (request: Request): Client => ({
  ip: request.ip ?? '',
  user_agent: request.headers['user-agent'] ?? null,
});

/** The answers of a first step. */
export const FirstStepAnswers = (): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    ApiOkResponse({ type: TokenView }),
    ApiAcceptedResponse({
      type: PendingSignInView,
      description: 'Right so far: the second factor is asked for',
    }),
  );

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

  /** Answers a first step: signed in, or 202 where the second factor is asked for. */
  afterFirstStep(
    step: SignedInAs | PendingSignInView,
    request: Request,
    response: Response,
  ): TokenView | PendingSignInView {
    if (!('pending_token' in step)) return this.signedIn(step, request, response);
    response.status(202);
    return step;
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
      ...cookieOptions(request, '/api/login'),
      maxAge: YEAR_MS,
    });
  }

  private proofOf(id: string, account: string): string {
    return createHmac('sha256', this.secret).update(`device|${id}|${account}`).digest('base64url');
  }
}
