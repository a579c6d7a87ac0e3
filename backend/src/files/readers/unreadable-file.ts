/** Why a file can't be read. */
export type ReadFault =
  | 'encrypted'
  | 'unknown-protection'
  | 'broken'
  | 'empty-page'
  | 'model-alone'
  | 'too-many-pages'
  | 'too-many-pixels'
  // Of the thread, not of the file: it ended without an answer.
  | 'interrupted'
  | 'too-slow'
  | 'too-much-memory'
  | 'binary-dxf'
  | 'empty-dxf'
  | 'too-many-entities'
  | 'too-large';

/** A file that its reader can't take apart; `fault` says why. */
export class UnreadableFile extends Error {
  constructor(
    readonly fault: ReadFault,
    detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}
