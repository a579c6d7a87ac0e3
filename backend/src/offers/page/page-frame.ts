import type { Response } from 'express';
import { html, trusted, type Content, type Html } from '../../platform/html/html.js';
import { pageStyles } from './page-styles.js';
import { pageTexts as words } from './page.texts.js';

const style = trusted(`<style>${pageStyles.replace(/\s*\n\s*/g, ' ')}</style>`);

/**
 * A page of its own: nothing of the application is in it, and it is read without a script.
 * @param base path under which the product is reached, '' at the root
 */
export const frame = (title: string, body: Content, base: string): Html =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${style}
        <script src="${base}/offer-page.js" defer></script>
      </head>
      <body>
        ${body}
        <footer>${words.footer}</footer>
      </body>
    </html>`;

/** A page that says one thing. */
export const messagePage = ({ title, text }: { title: string; text: string }, base: string): Html =>
  frame(
    title,
    html`<main class="message">
      <h1>${title}</h1>
      ${text && html`<p class="muted">${text}</p>`}
    </main>`,
    base,
  );

/** Answers a page that neither a cache nor a search engine keeps. */
export function sendPage(response: Response, page: Html): void {
  response
    .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
