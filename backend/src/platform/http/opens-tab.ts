import type { Request } from 'express';

/**
 * Whether a browser opens or saves what it asks for (Fetch Metadata, under https and on localhost), so that an address of the bucket can
 * answer it. What scripts fetch and pages embed would need the bucket to allow this origin.
 */
export const opensTab = (request: Request): boolean =>
  request.method === 'GET' &&
  request.get('Sec-Fetch-Mode') === 'navigate' &&
  request.get('Sec-Fetch-Dest') === 'document';
