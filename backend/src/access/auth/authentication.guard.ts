import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { NotSignedIn } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { ruleOf } from '../access.decorators.js';
import type { Actor } from '../current-user.js';
import { JwtStrategy } from './jwt.strategy.js';

/**
 * Establishes who makes the request. Public routes need no user; undeclared ones are refused by the access guard.
 *
 * It runs this application's own strategy, as passport would. Passport's registry is one per process, so that a
 * second application in it (a test's) would answer for the first, from the wrong database.
 */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: JwtStrategy,
  ) {}

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
