import type { DrawingPage } from '../reading/domain/drawing-page.js';
import type { PageReading } from '../reading/read-page.js';
import type { GreyPicture } from '../reading/recognition/picture-lines.js';
import type { RecognisedPicture } from '../reading/recognition/recognised-page.js';
import type { PageRegion } from '../reading/recognition/title-region.js';
import type { FlatDrawing, RasterPage } from './answers.js';
import type { FileSource } from './file-source.js';
import type { ReadFault } from './unreadable-file.js';

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
