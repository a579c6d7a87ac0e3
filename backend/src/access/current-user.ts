import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { NotSignedIn } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import type { PermissionName } from './domain/permissions.js';

/** Who makes this request, as every feature sees them. */
export interface Actor {
  id: number;
  name: string;
  email: string;
  admin: boolean;
  /** All permissions of the user's groups; an administrator has every one. */
  permissions: ReadonlySet<PermissionName>;
  /** Signed in with a temporary password: everything but changing it is refused. */
  must_change_password: boolean;
  /** A group of the user requires a second factor. */
  second_factor_required: boolean;
  /** It is required and there is none: everything but setting one up is refused. */
  must_set_up_second_factor: boolean;
  /** The session (token) of this request. */
  session_id: string;
}

/** Whether the actor has the permission; administrators have all. */
export function can(actor: Actor, permission: PermissionName): boolean {
  return actor.admin || actor.permissions.has(permission);
}

/** The signed-in user of the request. @throws NotSignedIn */
export function currentActor({ user }: { user?: Actor }): Actor {
  if (!user) throw new NotSignedIn(messages.http.notSignedIn);
  return user;
}

/** Parameter decorator: the signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Actor =>
  currentActor(context.switchToHttp().getRequest<{ user?: Actor }>()),
);
