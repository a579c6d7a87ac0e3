import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Inter, shipped with the product (OFL). One file a weight: of a variable font Chromium makes Type 3 shapes, which
 * viewers draw worse and which cost more bytes. Latin is enough for Portuguese; other signs fall to the machine's own.
 */
const WEIGHTS = [400, 600, 700];

let faces: string | null = null;

/** The font as style rules that carry its bytes, read once. */
export function fontFace(): string {
  faces ??= WEIGHTS.map(
    (weight) => `@font-face { font-family: 'Inter'; font-weight: ${String(weight)};
    src: url(data:font/woff2;base64,${readFont(weight).toString('base64')}) format('woff2'); }`,
  ).join('\n');
  return faces;
}

const { resolve } = createRequire(import.meta.url);

const readFont = (weight: number) =>
  readFileSync(resolve(`@fontsource/inter/files/inter-latin-${String(weight)}-normal.woff2`));
