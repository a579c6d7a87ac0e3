import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { PermissionName } from './domain/permissions.js';

/** A route's declaration of who may call it. */
export type AccessRule =
  | { who: 'public' }
  | { who: 'signed-in' }
  | { who: 'admin' }
  | { who: 'permission'; anyOf: readonly PermissionName[] };

export const ACCESS_RULE = 'access-rule';

/** Where the API's document finds what a route declares here; it writes security and errors from it. */
export const ACCESS_EXTENSION = 'x-access';
export const TEMPORARY_PASSWORD_EXTENSION = 'x-open-with-temporary-password';

const declare = (rule: AccessRule) =>
  applyDecorators(SetMetadata(ACCESS_RULE, rule), ApiExtension(ACCESS_EXTENSION, rule));

/** Every caller, signed in or not. */
export const Public = () => declare({ who: 'public' });

/** Every signed-in, enabled user. Rules that depend on the record follow in the service. */
export const SignedIn = () => declare({ who: 'signed-in' });

/** Administrators alone. */
export const AdminOnly = () => declare({ who: 'admin' });

/** Users with at least one of the permissions; administrators always. */
export const Needs = (...anyOf: PermissionName[]) => declare({ who: 'permission', anyOf });

const OPEN_WITH_TEMPORARY_PASSWORD = 'open-with-temporary-password';

/** Also for who still has a temporary password; every other route that needs a user is closed to them. */
export const OpenWithTemporaryPassword = () =>
  applyDecorators(
    SetMetadata(OPEN_WITH_TEMPORARY_PASSWORD, true),
    ApiExtension(TEMPORARY_PASSWORD_EXTENSION, true),
  );

/** Whether the route declares that. */
export const isOpenWithTemporaryPassword = (reflector: Reflector, context: ExecutionContext) =>
  reflector.getAllAndOverride<boolean | undefined>(OPEN_WITH_TEMPORARY_PASSWORD, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

const OPEN_WITHOUT_SECOND_FACTOR = 'open-without-second-factor';

/** Also for who has to set up a second factor first; every other route that needs a user is closed to them. */
export const OpenWithoutSecondFactor = () => SetMetadata(OPEN_WITHOUT_SECOND_FACTOR, true);

/** Whether the route declares that, or is open even with a temporary password. */
export const isOpenWithoutSecondFactor = (reflector: Reflector, context: ExecutionContext) =>
  isOpenWithTemporaryPassword(reflector, context) ||
  reflector.getAllAndOverride<boolean | undefined>(OPEN_WITHOUT_SECOND_FACTOR, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

/** The rule that the route, or else its controller, declares; undefined when neither does. */
export const ruleOf = (reflector: Reflector, context: ExecutionContext) =>
  reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
    context.getHandler(),
    context.getClass(),
  ]);
