import type { NextFunction, Request, Response } from 'express';
import { count, observe, secondsSince } from '../measuring/measurements.js';

/** The name for requests that no route answers: pages and assets of the application, and paths that do not exist. */
const UNMATCHED = 'unmatched';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The template of the route that takes the request (`/api/orders/:id`), or undefined before, and where none does. */
export const routeOf = (request: Request): string | undefined => {
  const { path } = (request.route as { path?: unknown } | undefined) ?? {};
  return typeof path === 'string' ? path : undefined;
};

/** Middleware: reports each request with its route's template, never its path, so that there are only so many. */
export function measureRequest(request: Request, response: Response, next: NextFunction): void {
  const begun = performance.now();
  response.once('close', () => {
    const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const route = routeOf(request) ?? UNMATCHED;
    count('forja_http_requests_total', { method, route, status: String(response.statusCode) });
    if (!isStream) observe('forja_http_request_duration_seconds', { method, route }, secondsSince(begun));
  });
  next();
}
