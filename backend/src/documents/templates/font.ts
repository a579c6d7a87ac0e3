import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Inter, shipped with the product (OFL). Latin is enough for Portuguese; other signs fall to the machine's own. */
const FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

let face: string | null = null;

/** The font as a style rule that carries its bytes, read once. */
export function fontFace(): string {
  face ??= `@font-face { font-family: 'Inter'; font-weight: 100 900;
    src: url(data:font/woff2;base64,${readFont().toString('base64')}) format('woff2'); }`;
  return face;
}

/** Resolved as an import would be, from where this code runs. */
const readFont = () => readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve(FILE));
