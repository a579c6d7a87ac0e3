import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { NotSignedIn, Forbidden } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { type Actor, can } from './current-user.js';
import { cookieToken } from './auth/session-cookie.js';
import { SessionsService } from './sessions/sessions.service.js';
import {
  ruleOf,
  isOpenWithoutSecondFactor,
  isOpenWithTemporaryPassword,
  type AccessRule,
} from './access.decorators.js';
import { accessTexts } from './access.texts.js';

/** Establishes who makes the request. Public routes need no user; undeclared ones are refused by the access guard. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws NotSignedIn without a token that counts */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = ruleOf(this.reflector, context);
    if (rule === undefined || rule.who === 'public') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Actor }>();
    const actor = await this.sessions.actorOfToken(bearerToken(request) ?? cookieToken(request) ?? '');
    if (!actor) throw new NotSignedIn(messages.http.notSignedIn);
    request.user = actor;
    return true;
  }
}

const bearerToken = ({ headers }: Request) => /^\s*bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1];

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
