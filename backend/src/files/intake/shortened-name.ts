import { basename, extname } from 'node:path';

/** Letters that the column of a file's name holds. */
const LONGEST_NAME = 255;

/** The file's own name without a folder that a client may have sent, as long as its column is. */
export function shortened(name: string): string {
  const own = basename(name.replaceAll('\\', '/')).normalize('NFC');
  const ending = extname(own).slice(0, 20);
  return own.length <= LONGEST_NAME ? own : own.slice(0, LONGEST_NAME - ending.length) + ending;
}
