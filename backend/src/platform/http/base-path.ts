import type { Application, NextFunction, Request, Response } from 'express';

/** Where Express keeps it: what answers a request knows its application, and no settings. */
const KEY = 'forja base path';

/** Under which path of its host the product is reached, without a slash at its end: `/forja`; '' at the root. */
export const basePathOf = ({ app }: { app: Application }): string =>
  (app.get(KEY) as string | undefined) ?? '';

/**
 * Middleware, the first of all: takes the product's own path off each request, so that routes, logs and measures know none. A proxy that
 * takes it off itself is as welcome: such requests pass as they are.
 */
export function underBasePath(app: Pick<Application, 'set'>, basePath: string) {
  app.set(KEY, basePath);
  return (request: Request, _: Response, next: NextFunction): void => {
    request.url = withoutBasePath(request.url, basePath);
    request.originalUrl = request.url;
    next();
  };
}

/** `/forja/order/1?x` → `/order/1?x`, `/forja` → `/`; what is not under it stays. */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}
