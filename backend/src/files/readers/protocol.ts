import type { Upload } from '../upload.js';
import type { ContourSheet } from '../flat-pattern/domain/contour-sheet.js';
import type { FlatPattern } from '../flat-pattern/domain/flat-pattern.js';
import type { Piece } from '../flat-pattern/domain/pieces.js';
import type { Ring } from '../flat-pattern/domain/rings.js';
import type { Outline } from '../flat-pattern/domain/outline.js';
import type { DrawingPage } from '../reading/domain/drawing-page.js';
import type { PageReading } from '../reading/read-page.js';
import type { GreyPicture } from '../reading/recognition/picture-lines.js';
import type { RecognisedPicture, PageRegion } from '../reading/recognition/recognised-page.js';

/** A file's bytes, or the path that its reader takes them from: a file that waits on disk costs no memory. */
export type FileSource = Uint8Array | string;

/** Where the upload's bytes are. */
export const sourceOf = (upload: Upload): FileSource => ('buffer' in upload ? upload.buffer : upload.path);

/** Pixels without a container: what a PDF's page becomes, and what a decoded photo is on its way to its previews. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Pixels of the longer side of a drawing's picture: an A4 page at 170 dpi. */
export const PREVIEW_SIDE = 2000;

/** Pixels of the longer side of a thumbnail. */
export const THUMBNAIL_SIDE = 360;

/** A PDF page's pixels, and the text in them where it is text. */
export type RasterPage = Bitmap & { text: DrawingPage };

/** A DXF's figures, shape, contours, outline and texts, and its pictures as SVG. */
export interface FlatDrawing {
  pattern: FlatPattern;
  outline: Outline | null;
  contours: ContourSheet;
  /** Its outline as it is cut, or null where it is none; see `ringsOf`. */
  rings: Ring[] | null;
  /** Its texts, in the file's order. */
  texts: string[];
  preview: string;
  thumbnail: string;
}

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
  | 'model-dxf'
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

/** Questions to a reader's thread and its answers. A PDF stays open from one call to the next. */
export interface Calls {
  openPdf: { ask: { source: FileSource }; answer: { pages: number } };
  /** `index`: 0-based; `side`: pixels of the picture's longer side. */
  drawPage: { ask: { index: number; side: number }; answer: RasterPage };
  /** Suggestions from the words and lines of a page. */
  readPage: { ask: { page: DrawingPage }; answer: PageReading };
  /** `index`: 0-based. */
  drawTitleRegion: { ask: { index: number }; answer: PageRegion };
  /** The words and ruled lines of a picture. `dpi`: its pixels to an inch. */
  recognise: { ask: { picture: GreyPicture; dpi: number }; answer: RecognisedPicture };
  /** Closes what is open. `held`: bytes that the thread goes on holding for the next file. */
  rest: { ask: null; answer: { held: number } };
  readDxf: { ask: { source: FileSource }; answer: FlatDrawing };
  /** The parts of a DXF that holds several. */
  splitDxf: { ask: { source: FileSource }; answer: Piece[] };
}

export type CallName = keyof Calls;
export type Ask<Name extends CallName> = Calls[Name]['ask'];
export type Answer<Name extends CallName> = Calls[Name]['answer'];

/** One message to the thread; it sends one reply to each, in their order. */
export interface Request {
  call: CallName;
  ask: Ask<CallName>;
}

export interface Failure {
  fault: ReadFault;
  detail: string;
  /** The thread's memory is in no known state: it is of no more use. */
  spent: boolean;
}

export type Reply = { answer: unknown } | { failure: Failure };

/** Settings that a thread is started with. */
export interface ThreadSettings {
  /** Bytes of WebAssembly memory. */
  memory: number;
}
