import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';

/** Paths that belong to the API, and the customers' pages; everything else is a page of the application. */
const API_PATHS = /^\/(api|sanctum|storage|health|p)(\/|$)/;

/**
 * The page of the application as it is under this path: the build has its files relative to itself, which an address of a deeper route
 * would not find.
 */
export const pageUnder = (html: string, basePath: string): string =>
  html.replace('<html ', `<html data-base="${basePath}" `).replaceAll('="./', `="${basePath}/`);

/**
 * Serves the built pages: hashed assets for a year, packed for that long with more care than answers are, and index.html for every route
 * of the application.
 */
export function serveFrontend(app: NestExpressApplication, folder: string, basePath: string): void {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  const page = pageUnder(readFileSync(index, 'utf8'), basePath);
  app.use(
    '/assets',
    compression(),
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  const files = express.static(folder, { index: false, maxAge: '1h' });
  app.use((request: Request, response: Response, next: NextFunction) => {
    // The API is not looked for among the files: that would cost each of its requests a question to the disk.
    if (API_PATHS.test(request.path)) next();
    else files(request, response, next);
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !API_PATHS.test(request.path);
    if (!isPage) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('text/html; charset=utf-8').send(page);
  });
}
