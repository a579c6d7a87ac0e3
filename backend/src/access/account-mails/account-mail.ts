import { html } from '../../platform/html/html.js';

/** What an e-mail about an account says, in the order of the message. */
export interface AccountLetter {
  subject: string;
  greeting: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  /** The link's words where it is shown as a button. */
  action: string;
  /** Paragraphs after the link. */
  after: readonly string[];
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:22px;color:#1f2933';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:4px;background:#1f4e79;color:#ffffff;text-decoration:none';
const SMALL = 'font-size:13px;line-height:18px;color:#52606d;word-break:break-all';

/**
 * The letter with its link as plain text and as a page. Values are escaped: names are what people call themselves.
 * @param url whole address, of this server's settings
 */
export function written(letter: AccountLetter, url: string): { subject: string; text: string; html: string } {
  const { subject, greeting, before, action, after } = letter;
  const text = [greeting, ...before, url, ...after, SIGNATURE].join('\n\n') + '\n';
  const paragraph = (words: string) => html`<p>${words}</p>`;
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="${FONT}">
        ${[greeting, ...before].map(paragraph)}
        <p><a href="${url}" style="${BUTTON}">${action}</a></p>
        <p style="${SMALL}">${IF_NOT_SHOWN} ${url}</p>
        ${[...after, SIGNATURE].map(paragraph)}
      </body>
    </html> `;
  return { subject, text, html: page.text };
}

const SIGNATURE = 'Forja';
const IF_NOT_SHOWN = 'Se o botão não abrir, copie este endereço no navegador:';
