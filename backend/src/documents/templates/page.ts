import { fontFace } from './font.js';
import { html, trusted, type Content, type Html } from '../../platform/html/html.js';
import { sharedStyles } from './styles.js';

/** Nothing is loaded from anywhere, whatever got into the markup. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** A string as CSS takes it in quotes. */
export const cssText = (text: string) => `"${text.replace(/[^\p{L}\p{N} ,.–-]/gu, '')}"`;

/** Which pages of a document these are, where the others are printed by themselves. */
export interface Numbering {
  first: number;
  of: number;
}

/** Page numbers that go on from pages which are not here. */
const numbered = ({ first, of }: Numbering) => `
  @page { @bottom-right { content: 'Página ' counter(page) ' de ${String(of)}'; } }
  @page :first { counter-set: page ${String(first)}; }`;

/** The whole page around a document. @param title also the PDF's title and the footer's left side */
export function page(title: string, styles: string, body: Content, numbering?: Numbering): Html {
  const numbers = numbering ? numbered(numbering) : '';
  const style = trusted(
    `<style>:root { --document: ${cssText(title)}; } ${fontFace()} ${sharedStyles} ${styles} ${numbers}</style>`,
  );
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
