/**
 * A tagged template that escapes every value. What is to stand as markup must be made by the same tag, or be declared as trusted:
 * no text of a user can ever become an element.
 */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = Html | string | number | null | undefined | false | readonly Content[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function textOf(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escaped(String(content));
}

/** Markup; values are escaped, lists joined, null, undefined and false left out. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.map((string, index) => string + textOf(values[index])).join(''));
}

/** Markup or styles of our own, taken as they are; never for a text that a user typed. */
export const trusted = (text: string) => new Html(text);
