import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The languages that pictures are read in; the first one has the other one's letters, and accents besides. */
export const LANGUAGES = ['por', 'eng'] as const;
export type Language = (typeof LANGUAGES)[number];

const { resolve } = createRequire(import.meta.url);

/** Where the engine's WebAssembly modules are. @throws Error where it is not installed */
export const engineFolder = (): string => dirname(resolve('tesseract-wasm'));

/** Where a language's model is, packed with gzip. @throws Error where it is not installed */
export const modelFile = (language: Language): string =>
  join(dirname(resolve(`@tesseract.js-data/${language}`)), '4.0.0_best_int', `${language}.traineddata.gz`);

/** Whether pictures can be read: the engine and its languages are optional dependencies. */
export function isRecognitionInstalled(): boolean {
  try {
    return [engineFolder(), ...LANGUAGES.map(modelFile)].length > 0;
  } catch {
    return false;
  }
}
