import { html, type Html } from '../../platform/html/html.js';
import { frame } from './page-frame.js';

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
