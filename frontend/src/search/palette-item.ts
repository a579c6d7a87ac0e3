import type { SvgIconComponent } from '@mui/icons-material';

/** A stretch of a text, and whether it is what was looked for. */
interface Stretch {
  text: string;
  found: boolean;
}

/** Letter by letter, so that places stay what they are. */
const fold = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text in stretches: beginnings of words that were typed, and what is between them. */
export function stretchesOf(text: string, typed: string): Stretch[] {
  const wanted = wordsOf(typed).sort((one, other) => other.length - one.length);
  if (wanted.length === 0) return [{ text, found: false }];
  // A code is found however its marks are typed.
  const written = wanted.map((word) => [...word].join('[^\\p{L}\\p{N}\\s]*'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join('|')})`, 'gu');
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { index, 0: match } of fold(text).matchAll(pattern)) {
    if (index > from) stretches.push({ text: text.slice(from, index), found: false });
    from = index + match.length;
    stretches.push({ text: text.slice(index, from), found: true });
  }
  if (from < text.length) stretches.push({ text: text.slice(from), found: false });
  return stretches;
}

/** An address that the palette offers. */
export interface PaletteItem {
  key: string;
  icon: SvgIconComponent;
  /** In place of the icon. */
  picture?: string | null;
  label: string;
  detail: string | null;
  /** The text by which it was found, where neither label nor detail shows it. */
  excerpt?: string | null;
  to: string;
}

/** Items under one heading. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

/** A screen of the site that this user may open. */
export interface PaletteScreen {
  title: string;
  route: string;
  icon: SvgIconComponent;
}
