import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { NotSignedIn } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { ruleOf } from '../access.decorators.js';

/** Establishes who makes the request. Public routes need nobody; undeclared ones are refused by the access guard. */
@Injectable()
export class AuthenticationGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = ruleOf(this.reflector, context);
    if (rule === undefined || rule.who === 'public') return true;
    return (await super.canActivate(context)) === true;
  }

  /** What passport found out: a user, a planned or an unexpected error, or nobody. */
  override handleRequest<U>(error: unknown, user: U | false | null): U {
    if (error) throw error instanceof Error ? error : new Error('Authentication failed', { cause: error });
    if (!user) throw new NotSignedIn(messages.http.notSignedIn);
    return user;
  }
}
