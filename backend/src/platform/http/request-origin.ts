import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const origins = new AsyncLocalStorage<string>();

/** Under which scheme and host the client reaches this product. */
export const originOf = (request: Request): string =>
  `${request.protocol}://${request.get('host') ?? 'localhost'}`;

/** Middleware: the work of the request can ask for `currentOrigin`; what outlives it takes the origin along. */
export function rememberOrigin(request: Request, _: Response, next: NextFunction): void {
  origins.run(originOf(request), next);
}

/** The origin of the request that led here, or undefined where none did. */
export const currentOrigin = (): string | undefined => origins.getStore();
