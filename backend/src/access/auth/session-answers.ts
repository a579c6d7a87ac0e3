import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Client } from '../sessions/sessions.service.js';
import type { TokenView } from './auth.dto.js';
import type { SignedInAs } from './auth.service.js';
import { KnownDevices } from './known-devices.js';
import { setSessionCookie } from './session-cookie.js';

/** Where a request comes from. */
export const clientOf = (request: Request): Client => ({
  ip: request.ip ?? '',
  user_agent: request.headers['user-agent'] ?? null,
});

/** What every way of signing in answers. */
@Injectable()
export class SessionAnswers {
  constructor(private readonly devices: KnownDevices) {}

  /** Gives the browser what it keeps of the session: its cookie, and that it knows the account. */
  signedIn({ token, expires, account }: SignedInAs, request: Request, response: Response): TokenView {
    setSessionCookie(request, response, token, expires);
    this.devices.remember(request, response, account);
    return { token };
  }
}
