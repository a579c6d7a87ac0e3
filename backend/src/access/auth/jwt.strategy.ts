import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { NotSignedIn } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Actor } from '../current-user.js';
import { JWT_SECRET } from './jwt-secret.js';
import { cookieToken } from './session-cookie.js';
import { SessionsService, type TokenClaims } from '../sessions/sessions.service.js';

/** Finds the token in the request, verifies it, and looks up who it stands for now. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([ExtractJwt.fromAuthHeaderAsBearerToken(), cookieToken]),
      secretOrKey: keyOf(secret),
      algorithms: ['HS256'],
    });
  }

  /**
   * A signature says that the claims are this installation's or those of another program with its secret, not what they are.
   * @throws NotSignedIn when the session is over or revoked, or its user is disabled or gone
   */
  async validate({ jti }: Partial<Record<keyof TokenClaims, unknown>>): Promise<Actor> {
    const actor = typeof jti === 'string' ? await this.sessions.actorOf(jti) : null;
    if (!actor) throw new NotSignedIn(messages.http.notSignedIn);
    return actor;
  }
}

/**
 * The secret as a key that is made once: of a text, jsonwebtoken makes one at every request, which takes longer than the
 * check itself. It takes key objects, passport-jwt only hands on what it is given; its types know no more than texts.
 */
const keyOf = (secret: string) => createSecretKey(secret, 'utf8') as unknown as Buffer;
