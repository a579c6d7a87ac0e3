import type { FileKind } from './stored-file.entity.js';

/** The types that are stored, as their bytes say, with the ending their keys get. */
export const ENDINGS = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/vnd.dxf': 'dxf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;

export type FileMime = keyof typeof ENDINGS;

/** Types and size allowed for a kind of file, and the folder that keeps it. */
export interface FileRule {
  mimes: readonly FileMime[];
  /** Bytes. */
  most: number;
  /** First segment of its keys. */
  folder: string;
}

const MEGABYTE = 1024 * 1024;

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const DRAWINGS = [...PICTURES, 'image/gif', 'application/pdf', 'image/vnd.dxf'] as const;
const WORD = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

const drawing = (folder: string): FileRule => ({ mimes: DRAWINGS, most: 25 * MEGABYTE, folder });
const picture = (folder: string): FileRule => ({
  mimes: [...PICTURES, 'image/gif'],
  most: 25 * MEGABYTE,
  folder,
});

/** Accepted types and limits by use. */
export const FILE_RULES: Record<FileKind, FileRule> = {
  part: drawing('parts'),
  'part-secondary': drawing('parts'),
  set: drawing('sets'),
  os: { mimes: [...PICTURES, 'application/pdf', ...WORD], most: 10 * MEGABYTE, folder: 'os' },
  /** Sent by a customer with an acceptance. */
  answer: { mimes: [...PICTURES, 'image/gif', 'application/pdf'], most: 10 * MEGABYTE, folder: 'answers' },
  avatar: picture('avatars'),
  logo: picture('logo'),
};

/** Kinds that may belong to no order, as drawings of kits do: every signed-in user sees those. */
export const SHARED_KINDS: readonly FileKind[] = ['avatar', 'logo', 'part', 'part-secondary'];

/** The folders that stored files live in; the sweep looks nowhere else. */
export const FILE_FOLDERS = [...new Set(Object.values(FILE_RULES).map((rule) => rule.folder))];

/** Pixels of a picture that are still decoded. */
export const MOST_PIXELS = 100_000_000;

/** Pages of a PDF that are still taken apart. */
export const MOST_PAGES = 200;
