import type { DxfRecord } from './read-records.js';

/** Records with a text that is seen; the others' text codes are names. */
const TEXTS: ReadonlySet<string> = new Set(['TEXT', 'MTEXT', 'ATTRIB']);

/** Texts of a file that are taken. */
const MOST_TEXTS = 5000;

/** Codes that CAD programs write for signs: diameter, degrees, plus-minus; underlining is nothing to be read. */
const SIGNS: Readonly<Record<string, string>> = { c: 'Ø', d: '°', p: '±', u: '', o: '', k: '' };

/** Adds what the record shows as text. An MTEXT begins in its codes 3 and ends in its code 1. */
export function addText(texts: string[], { type, codes, values }: DxfRecord): void {
  if (!TEXTS.has(type) || texts.length >= MOST_TEXTS) return;
  const written = values.filter((_, at) => codes[at] === 1 || codes[at] === 3).join('');
  const text = type === 'MTEXT' ? withoutFormats(written) : written;
  if (written !== '') texts.push(withSigns(text));
}

const withSigns = (text: string) =>
  text
    .replace(/\r/g, '')
    .replace(/\\U\+([0-9A-F]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/%%([a-z])/gi, (whole, sign: string) => SIGNS[sign.toLowerCase()] ?? whole);

/** Fonts, heights, colours and stacked fractions of an MTEXT; paragraphs become spaces. */
const withoutFormats = (text: string) =>
  text
    .replace(/\\[ACFHQTWfp][^;\\{}]*;/g, '')
    .replace(/\\S([^;]*);/g, (_, stacked: string) => stacked.replace(/[#^]/g, '/'))
    .replace(/\\[PNX~]/g, ' ')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/[{}]/g, '');
