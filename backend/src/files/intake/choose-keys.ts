import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { ENDINGS, FILE_RULES, type FileMime } from '../file-rules.js';
import type { FileKind } from '../stored-file.entity.js';

const LONGEST_NAME = 100;

/** Where the objects of one upload go: a folder of their own, with a name that can't be guessed. */
export interface UploadKeys {
  original: string;
  preview: (page: number | null) => string;
  thumbnail: (page: number | null) => string;
}

/**
 * The keys for one upload. A service-order file keeps its name behind a numeric prefix and an underscore, which screens
 * strip; everything else has a name by its role.
 */
export function chooseKeys(kind: FileKind, name: string, mime: FileMime): UploadKeys {
  const folder = `${FILE_RULES[kind].folder}/${randomUUID()}`;
  const suffix = (page: number | null) => (page === null ? '' : `-${String(page)}`);
  const original = kind === 'os' ? `${String(Date.now())}_${safeName(name)}` : 'original';
  return {
    original: `${folder}/${original}.${ENDINGS[mime]}`,
    preview: (page) => `${folder}/preview${suffix(page)}.webp`,
    thumbnail: (page) => `${folder}/thumb${suffix(page)}.webp`,
  };
}

/** The name without its ending, in the characters that every storage and every address takes: 'peça 1.pdf' → 'peca_1'. */
export function safeName(name: string): string {
  const plain = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '_')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, LONGEST_NAME);
  return plain || 'arquivo';
}
