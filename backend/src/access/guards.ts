import { createSecretKey } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { NotSignedIn, Forbidden } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { type Actor, can } from './current-user.js';
import { JWT_SECRET } from './auth/server-keys.js';
import { cookieToken } from './auth/session-cookie.js';
import { SessionsService, type TokenClaims } from './sessions/sessions.service.js';
import {
  ruleOf,
  isOpenWithoutSecondFactor,
  isOpenWithTemporaryPassword,
  type AccessRule,
} from './access.decorators.js';
import { accessTexts } from './access.texts.js';

/** Finds the token in the request, verifies it, and looks up who it stands for now. */
class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    secret: string,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([ExtractJwt.fromAuthHeaderAsBearerToken(), cookieToken]),
      secretOrKey: secretKey(secret),
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
const secretKey = (secret: string) => createSecretKey(secret, 'utf8') as unknown as Buffer;

/**
 * Establishes who makes the request. Public routes need no user; undeclared ones are refused by the access guard.
 *
 * It runs this application's own strategy, as passport would. Passport's registry is one per process, so that a
 * second application in it (a test's) would answer for the first, from the wrong database.
 */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  private readonly strategy: JwtStrategy;

  constructor(
    private readonly reflector: Reflector,
    @Inject(JWT_SECRET) secret: string,
    sessions: SessionsService,
  ) {
    this.strategy = new JwtStrategy(secret, sessions);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = ruleOf(this.reflector, context);
    if (rule === undefined || rule.who === 'public') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Actor }>();
    request.user = await this.authenticate(request);
    return true;
  }

  /** @throws NotSignedIn without a token that counts */
  private authenticate(request: Request): Promise<Actor> {
    return new Promise((resolve, reject) => {
      // A strategy reports through methods that each attempt gets of its own.
      const attempt = Object.create(this.strategy) as JwtStrategy;
      attempt.success = (actor: Actor) => resolve(actor);
      attempt.fail = () => reject(new NotSignedIn(messages.http.notSignedIn));
      attempt.error = (error: Error) => reject(error);
      attempt.authenticate(request);
    });
  }
}

/**
 * Decides by the route's access rule. It fails closed: a route that declares none is refused to every caller,
 * administrators included, so that a forgotten decorator shows at the first call and opens nothing.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Actor }>();
    if (!allows(ruleOf(this.reflector, context), user)) throw new Forbidden(messages.http.forbidden);
    if (user?.must_change_password && !isOpenWithTemporaryPassword(this.reflector, context)) {
      throw new Forbidden(accessTexts.temporaryPassword);
    }
    if (user?.must_set_up_second_factor && !isOpenWithoutSecondFactor(this.reflector, context)) {
      throw new Forbidden(accessTexts.secondFactorRequired);
    }
    return true;
  }
}

/** Whether the rule lets this user in. Pure. */
export function allows(rule: AccessRule | undefined, actor: Actor | undefined): boolean {
  if (!rule) return false;
  if (rule.who === 'public') return true;
  if (!actor) return false;
  switch (rule.who) {
    case 'signed-in':
      return true;
    case 'admin':
      return actor.admin;
    case 'permission':
      return rule.anyOf.some((permission) => can(actor, permission));
  }
}
