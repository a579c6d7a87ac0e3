import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { basePathOf } from './base-path.js';
import { withLogContext } from '../logging/log-context.js';
import { routeOf } from './request-measuring.js';

const requests = new AsyncLocalStorage<{ origin: string; request: Request }>();

/** Under which scheme, host and path the client reaches this product. */
export const originOf = (request: Request): string =>
  `${request.protocol}://${request.get('host') ?? 'localhost'}${basePathOf(request)}`;

/**
 * Middleware: the work of the request can ask for `currentOrigin` and `currentUserId`, and its lines of the log carry its id
 * and its route; what outlives it takes the origin along.
 */
export function rememberOrigin(request: Request, _: Response, next: NextFunction): void {
  const { id } = request as Request & { id: unknown };
  const requestId = typeof id === 'string' ? id : undefined;
  withLogContext({ requestId, route: () => routeOf(request) }, () =>
    requests.run({ origin: originOf(request), request }, next),
  );
}

/** The origin of the request that led here, or undefined where none did. */
export const currentOrigin = (): string | undefined => requests.getStore()?.origin;

/** The id of the user whose request led here, or undefined where there is none: for fairness, never for permission. */
export const currentUserId = (): number | undefined =>
  (requests.getStore()?.request.user as { id: number } | undefined)?.id;

/** Id and name of the user whose request led here, or undefined where there is none: for records, never for permission. */
export function currentPerson(): { id: number; name: string } | undefined {
  const user = requests.getStore()?.request.user as { id: number; name: string } | undefined;
  return user && { id: user.id, name: user.name };
}

/** The header by which a client names the tab that makes a request. */
const TAB_HEADER = 'X-Tab-Id';
const TAB = /^[\w-]{1,40}$/;

/** The tab whose request led here, so that a change is not announced to the one that made it; undefined where none is named. */
export function currentTab(): string | undefined {
  const given = requests.getStore()?.request.get(TAB_HEADER);
  return given !== undefined && TAB.test(given) ? given : undefined;
}
