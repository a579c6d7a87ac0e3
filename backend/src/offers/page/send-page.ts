import type { Response } from 'express';
import type { Html } from '../../platform/html/html.js';

/** Answers a page that neither a cache nor a search engine keeps. */
export function sendPage(response: Response, page: Html): void {
  response
    .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
