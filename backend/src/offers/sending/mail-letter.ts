import { LINK } from '../../company/domain/mail-placeholders.js';
import type { Fact } from '../../documents/models/shared-model.js';
import { html, type Content, type Html } from '../../platform/html/html.js';
import { offersTexts as words } from '../offers.texts.js';

/** Parts of an e-mail to a customer besides its text. */
export interface Letter {
  title: string;
  company: string;
  /** Whether the logo comes with the message, as its part `logo`. */
  logo: boolean;
  facts: readonly Fact[];
  /** With the placeholder of the link. */
  text: string;
  /** Of the customer's page; null where the text names none. */
  address: string | null;
}

const BODY = 'margin:0;background:#f6f5f2;padding:24px 12px';
const SHEET =
  'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e2dfd8;border-radius:6px;padding:24px;' +
  'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:22px;color:#1b1e22';
const HEAD = 'border-bottom:2px solid #c2410c;padding-bottom:14px;font-size:17px;font-weight:bold';
const MUTED = 'font-size:13px;color:#5e656d;padding-right:24px';
const BUTTON =
  'display:inline-block;margin:8px 0;padding:11px 20px;border-radius:6px;background:#c2410c;color:#ffffff;' +
  'font-weight:bold;text-decoration:none';
const SMALL = 'font-size:13px;line-height:18px;color:#5e656d;overflow-wrap:anywhere';

/** The e-mail as a page: the company, what the quote comes to, the text, one button. */
export const letterPage = ({ title, company, logo, facts, text, address }: Letter): Html =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="only light" />
        <title>${title}</title>
      </head>
      <body style="${BODY}">
        <div style="${SHEET}">
          <div style="${HEAD}">${logo ? html`<img src="cid:logo" alt="${company}" />` : company}</div>
          <p style="font-size:20px;font-weight:bold;margin:18px 0 4px">${title}</p>
          <table cellpadding="0" cellspacing="0">
            <tr>
              ${facts.map(({ label }) => html`<td style="${MUTED}">${label}</td>`)}
            </tr>
            <tr>
              ${facts.map(({ value }) => html`<td style="padding-right:24px;font-weight:bold">${value}</td>`)}
            </tr>
          </table>
          ${paragraphs(text, address)}
        </div>
      </body>
    </html> `;

/** The text's paragraphs; the first place of the link is a button, with the address for who sees none. */
function paragraphs(text: string, address: string | null): Content {
  const [first = '', ...others] = address === null ? [text] : text.split(LINK);
  return [
    blocks(first),
    others.length > 0 &&
      html`<div><a href="${address}" style="${BUTTON}">${words.openQuote}</a></div>
        <p style="${SMALL}">${words.buttonNotShown} ${address}</p>`,
    blocks(others.join(address ?? '')),
  ];
}

const blocks = (text: string): Content =>
  text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => html`<p style="white-space:pre-line">${block.trim()}</p>`);
