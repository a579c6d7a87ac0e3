import { extname } from 'node:path';

const BY_ENDING: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The type that the key's ending stands for; a disk keeps no types. */
export const contentTypeOf = (key: string) => BY_ENDING[extname(key)] ?? 'application/octet-stream';
