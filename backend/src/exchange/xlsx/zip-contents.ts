import { inflateRawSync } from 'node:zlib';

/** An entry of a ZIP's directory: one of its files. */
interface Entry {
  name: string;
  /** Stored as it is (0) or deflated (8). */
  method: number;
  /** Bytes in the archive. */
  packed: number;
  /** Where its own header begins. */
  header: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** Lengths of the fixed parts of the records, bytes. */
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 65_535;

export class BrokenZip extends Error {}

/** Unzipped it is larger than allowed. */
export class ZipTooLarge extends Error {}

const viewOf = (file: Uint8Array) => new DataView(file.buffer, file.byteOffset, file.byteLength);

/** Where the record at the archive's end begins. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new BrokenZip('no directory');
}

function* entriesOf(file: Uint8Array): Generator<Entry> {
  const view = viewOf(file);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > file.length || view.getUint32(at, true) !== ENTRY)
      throw new BrokenZip('directory');
    const nameLength = view.getUint16(at + 28, true);
    yield {
      name: new TextDecoder().decode(file.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      header: view.getUint32(at + 42, true),
    };
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** How many bytes the entry is unzipped. @param most more are not made */
function unzippedSize(file: Uint8Array, { method, packed, header }: Entry, most: number): number {
  const view = viewOf(file);
  if (header + LOCAL_LENGTH > file.length || view.getUint32(header, true) !== LOCAL)
    throw new BrokenZip('header');
  const start = header + LOCAL_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (method === 0) return packed;
  try {
    return inflateRawSync(file.subarray(start, start + packed), { maxOutputLength: most }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ZipTooLarge();
    throw new BrokenZip('data', { cause: error });
  }
}

/**
 * The names of the files in an archive, each of which was unzipped to see how large it really is: what the directory says of
 * sizes is the sender's word.
 * @param most bytes, of all together
 * @throws BrokenZip, ZipTooLarge
 */
export function zipContents(file: Uint8Array, most: number): string[] {
  const names: string[] = [];
  let left = most;
  for (const entry of entriesOf(file)) {
    if (left <= 0) throw new ZipTooLarge();
    left -= unzippedSize(file, entry, left);
    if (left < 0) throw new ZipTooLarge();
    names.push(entry.name);
  }
  return names;
}
