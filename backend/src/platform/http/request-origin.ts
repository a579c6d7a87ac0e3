import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const requests = new AsyncLocalStorage<{ origin: string; request: Request }>();

/** Under which scheme and host the client reaches this product. */
export const originOf = (request: Request): string =>
  `${request.protocol}://${request.get('host') ?? 'localhost'}`;

/** Middleware: the work of the request can ask for `currentOrigin` and `currentUserId`; what outlives it takes the origin along. */
export function rememberOrigin(request: Request, _: Response, next: NextFunction): void {
  requests.run({ origin: originOf(request), request }, next);
}

/** The origin of the request that led here, or undefined where none did. */
export const currentOrigin = (): string | undefined => requests.getStore()?.origin;

/** The id of the user whose request led here, or undefined where there is none: for fairness, never for permission. */
export const currentUserId = (): number | undefined =>
  (requests.getStore()?.request.user as { id: number } | undefined)?.id;
