/** An element with a text or with elements in it; null stands for one that is left out. */
export type XmlElement = readonly [name: string, content: string | readonly (XmlElement | null)[]] | null;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** @param attributes of the outermost element, `{ versao: '4.00' }`; values need no escaping */
export function writeXml(element: XmlElement, attributes: Readonly<Record<string, string>> = {}): string {
  if (element === null) return '';
  const [name, content] = element;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const inner =
    typeof content === 'string'
      ? content.replace(/[&<>]/g, (character) => ESCAPED[character] ?? character)
      : content.map((child) => writeXml(child)).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[‐-―]/g, '-'],
  [/[“”„]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/…/g, '...'],
  [/[^ -~¡-ÿ]+/g, ' '],
  [/\s+/g, ' '],
];

/** A text as invoices take it: Latin-1 without line breaks, with single spaces, cut at a length. '' where nothing is left. */
export function plainText(text: string, most: number): string {
  const plain = REPLACED.reduce((changed, [found, by]) => changed.replace(found, by), text.normalize('NFC'));
  return plain.trim().slice(0, most).trim();
}
