import { cpSync, statSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const isCopied = (source) => statSync(source).isDirectory() || !source.endsWith('.ts');

/** The compiler writes only what it compiles: what else stands among the server's sources is copied as it is. */
export function copyAssets() {
  cpSync(inRoot('backend/src'), inRoot('backend/dist'), { recursive: true, filter: isCopied });
}
