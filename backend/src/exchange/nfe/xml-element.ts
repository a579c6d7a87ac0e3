/** Elements in their order, each with a text or with elements in it; null stands for one that is left out. */
export interface XmlElements {
  readonly [name: string]: string | XmlElements | null;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const writeXml = (elements: XmlElements): string =>
  Object.entries(elements)
    .map(([name, content]) => {
      if (content === null) return '';
      const inner =
        typeof content === 'string'
          ? content.replace(/[&<>]/g, (character) => ESCAPED[character] ?? character)
          : writeXml(content);
      return `<${name}>${inner}</${name}>`;
    })
    .join('');

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
