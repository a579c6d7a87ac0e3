import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/** The version of the product, as its package has it. */
export function productVersion(): string {
  const file = join(fileURLToPath(new URL('.', import.meta.url)), '../../../package.json');
  known ??= (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return known;
}
